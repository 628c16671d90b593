import type { FamilyCounts } from '@suchi/contracts/families';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { familyCountsQuery } from '../api/family-counts-query.ts';

/** Null for staff, and until it has loaded. */
export function useFamilyCounts(): FamilyCounts | null {
  const { roleName } = useCurrentUser();
  const { data } = useQuery({ ...familyCountsQuery, enabled: roleName === 'user' });
  return data ?? null;
}
