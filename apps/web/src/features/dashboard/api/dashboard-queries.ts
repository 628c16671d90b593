import { dashboardContract, menuCountsContract } from '@suchi/contracts/office';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

/** Several people work at once. */
const freshForMs = 60_000;

export const dashboardQuery = queryOptions({
  queryKey: ['office', 'dashboard'],
  queryFn: ({ signal }) => api.call(dashboardContract, {}, { signal }),
  staleTime: freshForMs,
});

const menuCountsQuery = queryOptions({
  queryKey: ['office', 'menu-counts'],
  queryFn: ({ signal }) => api.call(menuCountsContract, {}, { signal }),
  staleTime: freshForMs,
});

/** For the menu; undefined until loaded. */
export function useMenuCounts() {
  return useQuery(menuCountsQuery).data;
}
