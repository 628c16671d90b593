import type { ReactNode } from 'react';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { AccessDenied } from '../failures/access-denied.tsx';

/** Staff have no profile, no number and no messages of their own. */
export function ForMembers({ children }: { children: ReactNode }) {
  const { roleName } = useCurrentUser();
  return roleName === 'user' ? children : <AccessDenied />;
}
