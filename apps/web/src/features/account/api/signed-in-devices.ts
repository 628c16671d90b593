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
  return useSessionEnd((id: string) => api.call(endSessionContract, { id }));
}

export function useEndOtherSessions() {
  return useSessionEnd(() => api.call(endOtherSessionsContract, {}));
}

function useSessionEnd<Input = void>(end: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    // Not awaited: the row disappears with the new list and could not show the result.
    onSettled: () => void queryClient.invalidateQueries(signedInDevicesQuery),
  });
}
