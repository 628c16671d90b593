import { type Duty, hasStaffAccess, type StaffAccess } from '@suchi/domain/accounts';
import { createContext, use } from 'react';
import { useCurrentUser } from './use-current-user.ts';

const DutiesContext = createContext<readonly Duty[]>([]);

/** Set by the guard of the back office. */
export const DutiesProvider = DutiesContext.Provider;

/** The duties of the signed-in person; none outside the back office. */
export function useDuties(): readonly Duty[] {
  return use(DutiesContext);
}

/** Whether the signed-in person may use what needs this access. The server decides again. */
export function useHasAccess(access: StaffAccess): boolean {
  const { roleName } = useCurrentUser();
  return hasStaffAccess({ role: roleName, duties: useDuties() }, access);
}
