import { IconUser } from '@tabler/icons-react';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { AccountForm } from '../../features/account/components/account-form.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useIsAt } from '../../shared/router/hooks.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

/** `/settings` shows this page too. */
export function SettingsAccountRoute() {
  const t = useMessages('account');
  const tMember = useMessages('member');
  const isIndex = useIsAt(paths.settings);
  return (
    <ScreenWrapper
      title={isIndex ? tMember('settings.title') : t('account.title')}
      icon={<IconUser size={24} />}
      lead={t('account.lead')}
    >
      <AccountForm user={useCurrentUser()} />
    </ScreenWrapper>
  );
}
