import { IconBuildingCommunity } from '@tabler/icons-react';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';

/** For staff on a page of members. A new document, because a payment page has headers of its own. */
export function MembersOnly() {
  const t = useMessages('member');
  return (
    <StatePanel
      icon={<IconBuildingCommunity />}
      title={t('membersOnly.title')}
      action={
        <ButtonLink to={paths.admin} reloadDocument>
          {t('membersOnly.open')}
        </ButtonLink>
      }
    >
      <p>{t('membersOnly.text')}</p>
    </StatePanel>
  );
}
