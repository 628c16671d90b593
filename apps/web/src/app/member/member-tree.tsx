/** One chunk for what every signed-in page needs. */
export { SignedInLayout } from '../guards/signed-in-layout.tsx';
export { VerifiedLayout } from '../guards/verified-layout.tsx';
export { MemberLayout } from '../shell/member-shell.tsx';
