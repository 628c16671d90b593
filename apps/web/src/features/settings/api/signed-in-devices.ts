import {
  endOtherSessionsContract,
  endSessionContract,
  signedInDevicesContract,
} from '@suchi/contracts/accounts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

/** Never cached, because the list is about security. */
export const signedInDevicesQuery = queryOptions({
  queryKey: ['signed-in-devices'],
  queryFn: ({ signal }) => api.call(signedInDevicesContract, {}, { signal }),
  staleTime: 0,
});

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(endSessionContract, { id }),
    // Not awaited: the row disappears with the new list and could not show the result.
    onSettled: () => void queryClient.invalidateQueries(signedInDevicesQuery),
  });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(endOtherSessionsContract, {}),
    // Not awaited: the row disappears with the new list and could not show the result.
    onSettled: () => void queryClient.invalidateQueries(signedInDevicesQuery),
  });
}
