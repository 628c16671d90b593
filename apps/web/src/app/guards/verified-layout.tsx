import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { paths } from '../../shared/config/paths.ts';
import { Navigate } from '../../shared/router/link.tsx';
import { Outlet } from '../../shared/router/router-provider.tsx';
import { ShellSkeleton } from '../shell/shell-skeleton.tsx';
import { CurrentUserGate } from './current-user-gate.tsx';

/** The specification's guard: signed in, and e-mail verified. */
export function VerifiedLayout() {
  return (
    <CurrentUserGate loading={<ShellSkeleton />}>
      <VerifiedOutlet />
    </CurrentUserGate>
  );
}

function VerifiedOutlet() {
  const { email_verified: isVerified } = useCurrentUser();
  return isVerified ? <Outlet /> : <Navigate to={paths.verifyOtp} replace />;
}
