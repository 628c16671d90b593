import { IconHourglass } from '@tabler/icons-react';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { paths } from '../../shared/config/paths.ts';
import { type MessageKey, useMessages } from '../../shared/i18n/messages.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { AccessDenied } from '../guards/admin-guard.tsx';

/** A page that a later release fills. */
function NotOpenYet({ titleKey }: { titleKey: MessageKey<'member'> }) {
  const t = useMessages('member');
  const tCommon = useMessages('common');
  return (
    <ScreenWrapper title={t(titleKey)}>
      <StatePanel
        icon={<IconHourglass />}
        title={t('notOpenYet.title')}
        action={<ButtonLink to={paths.home}>{tCommon('goHome')}</ButtonLink>}
      >
        <p>{t('notOpenYet.text')}</p>
      </StatePanel>
    </ScreenWrapper>
  );
}

export function AdminSettingRoute() {
  const { roleName } = useCurrentUser();
  return roleName === 'admin' ? <NotOpenYet titleKey="pages.adminSetting" /> : <AccessDenied />;
}
