import { duties, type Duty, isStaffRole } from '@suchi/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { ownDutiesQuery } from '../../entities/current-user/own-duties-query.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { DutiesProvider } from '../../entities/current-user/use-duties.ts';
import { showOfficeLanguage } from '../../entities/language/own-language.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { AccessDenied } from '../failures/access-denied.tsx';
import { LayoutNotLoaded } from '../failures/page-not-loaded.tsx';
import { PlainPage } from '../failures/plain-page.tsx';
import { MemberShell } from '../shell/member-shell.tsx';
import { ShellSkeleton } from '../shell/shell-skeleton.tsx';

/** Loaded only after the role check, so a member's browser never downloads the back office. */
const AdminTree = lazyPart(async () => {
  await showOfficeLanguage();
  const [module] = await Promise.all([
    import('../admin/admin-tree.tsx'),
    loadMessages(['admin', 'profile', 'list']),
  ]);
  return module.AdminTree;
}, LayoutNotLoaded);

export function AdminGuard() {
  const { roleName } = useCurrentUser();
  if (!isStaffRole(roleName)) {
    return (
      <MemberShell>
        <AccessDenied />
      </MemberShell>
    );
  }
  return roleName === 'admin' ? <Office duties={duties} /> : <StaffOffice />;
}

/** An admin has every duty; the server says which ones other staff have. */
function StaffOffice() {
  const { data, error, refetch, isFetching } = useQuery(ownDutiesQuery);
  if (data !== undefined) return <Office duties={data.duties} />;
  if (error === null) return <ShellSkeleton />;
  return (
    <PlainPage>
      <FailedState isPage error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </PlainPage>
  );
}

function Office({ duties: own }: { duties: readonly Duty[] }) {
  return (
    <DutiesProvider value={own}>
      <AdminTree fallback={<ShellSkeleton />} />
    </DutiesProvider>
  );
}
