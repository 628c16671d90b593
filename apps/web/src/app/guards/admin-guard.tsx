import { IconLock } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { paths } from '../../shared/config/paths.ts';
import { loadMessages, useMessages } from '../../shared/i18n/messages.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { MemberShell } from '../shell/member-shell.tsx';
import { ShellSkeleton } from '../shell/shell-skeleton.tsx';

/** Loaded only after the role check, so a member's browser never downloads the back office. */
const AdminTree = lazy(async () => {
  const [module] = await Promise.all([import('../admin/admin-tree.tsx'), loadMessages(['admin', 'profile'])]);
  return { default: module.AdminTree };
});

export function AdminGuard() {
  const { roleName } = useCurrentUser();
  if (roleName !== 'admin') {
    return (
      <MemberShell>
        <AccessDenied />
      </MemberShell>
    );
  }
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <AdminTree />
    </Suspense>
  );
}

export function AccessDenied() {
  const t = useMessages('member');
  const tCommon = useMessages('common');
  return (
    <>
      <PageTitle title={t('accessDenied.title')} />
      <StatePanel
        isPage
        tone="error"
        icon={<IconLock />}
        title={t('accessDenied.title')}
        action={<ButtonLink to={paths.home}>{tCommon('goHome')}</ButtonLink>}
      >
        <p>{t('accessDenied.text')}</p>
      </StatePanel>
    </>
  );
}
