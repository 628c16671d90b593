import { IconFlag, IconMail, IconPhoneCall, IconShieldCheck } from '@tabler/icons-react';
import { MemberSafety } from '../../features/safety/components/member-safety.tsx';
import { MessageList } from '../../features/safety/components/message-list.tsx';
import { OpenedList } from '../../features/safety/components/opened-list.tsx';
import { OwnReports } from '../../features/safety/components/own-reports.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { readPage } from '../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../shared/router/hooks.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { useProfileId } from '../use-profile-id.ts';
import { ForMembers } from './for-members.tsx';

const pageOf = (path: string) => (page: number) => (page === 1 ? path : `${path}?page=${page}`);

export function SettingsOpenedRoute() {
  const t = useMessages('safety');
  const [search] = useSearchParams();
  return (
    <ForMembers>
      <ScreenWrapper title={t('opened.title')} icon={<IconPhoneCall size={24} />} lead={t('opened.lead')}>
        <OpenedList page={readPage(search)} pageHref={pageOf(paths.settingsOpened)} />
      </ScreenWrapper>
    </ForMembers>
  );
}

/** What others wrote stands in Families. */
export function SettingsMessagesRoute() {
  const t = useMessages('safety');
  const [search] = useSearchParams();
  return (
    <ForMembers>
      <ScreenWrapper title={t('messages.title')} icon={<IconMail size={24} />} lead={t('messages.lead')}>
        <MessageList page={readPage(search)} pageHref={pageOf(paths.settingsMessages)} />
      </ScreenWrapper>
    </ForMembers>
  );
}

export function SettingsReportsRoute() {
  const t = useMessages('safety');
  const [search] = useSearchParams();
  return (
    <ForMembers>
      <ScreenWrapper title={t('reports.title')} icon={<IconFlag size={24} />} lead={t('reports.lead')}>
        <OwnReports page={readPage(search)} pageHref={pageOf(paths.settingsReports)} />
      </ScreenWrapper>
    </ForMembers>
  );
}

const dialogs = ['block', 'report'] as const;

/** The target of the links in a mail. */
export function MemberSafetyRoute() {
  const t = useMessages('safety');
  const id = useProfileId();
  const [search] = useSearchParams();
  const initialDialog = dialogs.find((dialog) => dialog === search.get('do')) ?? null;
  return (
    <ForMembers>
      <ScreenWrapper title={t('page.title')} icon={<IconShieldCheck size={24} />} lead={t('page.lead')}>
        <MemberSafety profileId={id} initialDialog={initialDialog} />
      </ScreenWrapper>
    </ForMembers>
  );
}
