import { IconPhoneCall } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { OpenedList } from '../../features/settings/components/opened-list.tsx';
import { paths } from '../../shared/config/paths.ts';
import { readPage } from '../../shared/navigation/read-page.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { AccessDenied } from '../guards/admin-guard.tsx';

export function SettingsOpenedRoute() {
  const t = useMessages('settings');
  const { roleName } = useCurrentUser();
  const [search] = useSearchParams();
  // Staff have no profile, so there is no number to open.
  if (roleName !== 'user') return <AccessDenied />;
  return (
    <ScreenWrapper title={t('opened.title')} icon={<IconPhoneCall size={24} />} lead={t('opened.lead')}>
      <OpenedList
        page={readPage(search)}
        pageHref={(page) => (page === 1 ? paths.settingsOpened : `${paths.settingsOpened}?page=${page}`)}
      />
    </ScreenWrapper>
  );
}
