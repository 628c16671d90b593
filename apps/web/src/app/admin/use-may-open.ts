import { hasStaffAccess, type StaffAccess } from '@suchi/domain/accounts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { useDuties } from '../../entities/current-user/use-duties.ts';

/** Whether the signed-in person may open a page. The server decides again for each request. */
export function useMayOpen(): (access: StaffAccess) => boolean {
  const { roleName } = useCurrentUser();
  const duties = useDuties();
  return (access) => hasStaffAccess({ role: roleName, duties }, access);
}
