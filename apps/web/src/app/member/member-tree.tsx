/** One chunk for what every signed-in page needs. */
export { AdminGuard } from '../guards/admin-guard.tsx';
export { SignedInLayout } from '../guards/signed-in-layout.tsx';
export { VerifiedLayout } from '../guards/verified-layout.tsx';
export { MemberLayout } from '../shell/member-shell.tsx';
