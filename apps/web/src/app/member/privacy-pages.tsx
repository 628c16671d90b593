import { type Purpose, purposes } from '@suchi/domain/consent';
import { IconShieldLock } from '@tabler/icons-react';
import { ClosingRows } from '../../features/closing/components/closing-rows.tsx';
import { DeleteAccount } from '../../features/closing/components/delete-account.tsx';
import { ConsentCentre } from '../../features/privacy/components/consent-centre.tsx';
import { ConsentDetail } from '../../features/privacy/components/consent-detail.tsx';
import { DataRows, OwnDownload } from '../../features/privacy/components/data-rows.tsx';
import { UsesList } from '../../features/privacy/components/uses-list.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useParams } from '../../shared/router/hooks.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { NotFoundRoute } from '../failures/not-found.route.tsx';
import { ForMembers } from './for-members.tsx';
import classes from './privacy-pages.module.css';

export function SettingsDataRoute() {
  const t = useMessages('consent');
  return (
    <ForMembers>
      <ScreenWrapper title={t('title')} icon={<IconShieldLock size={24} />} lead={t('lead')}>
        <div className={classes.columns}>
          <ConsentCentre />
          <DataRows>
            <ClosingRows />
          </DataRows>
        </div>
      </ScreenWrapper>
    </ForMembers>
  );
}

export function SettingsDataUseRoute() {
  const t = useMessages('dataUse');
  return (
    <ForMembers>
      <ScreenWrapper title={t('title')} lead={t('lead')}>
        <UsesList />
      </ScreenWrapper>
    </ForMembers>
  );
}

export function SettingsDeleteRoute() {
  return (
    <ForMembers>
      <DeleteAccount download={<OwnDownload />} />
    </ForMembers>
  );
}

export function SettingsPurposeRoute() {
  const t = useMessages('consent');
  const { purpose = '' } = useParams();
  if (!isPurpose(purpose)) return <NotFoundRoute />;
  return (
    <ForMembers>
      <ScreenWrapper title={t(`purposes.${purpose}.name`)}>
        <ConsentDetail purpose={purpose} />
      </ScreenWrapper>
    </ForMembers>
  );
}

const isPurpose = (word: string): word is Purpose => purposes.some((purpose) => purpose === word);
