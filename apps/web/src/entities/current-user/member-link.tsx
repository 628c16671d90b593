import type { ReactNode } from 'react';
import { memberPath } from '../../shared/config/office-paths.ts';
import { Link } from '../../shared/router/link.tsx';
import { useHasAccess } from './use-duties.ts';

/** A name that opens the account's page, for admins. Others see the name. */
export function MemberLink({ userId, children }: { userId: string; children: ReactNode }) {
  return useHasAccess('admin') ? <Link to={memberPath(userId)}>{children}</Link> : children;
}
