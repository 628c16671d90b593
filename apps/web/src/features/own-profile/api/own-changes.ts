import { readChangesContract, withdrawChangesContract } from '@suchi/contracts/review';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';

/** What the open revision changes; null when there is none. */
export const ownChangesQuery = queryOptions({
  queryKey: [...ownProfileKey, 'changes'],
  queryFn: ({ signal }) => api.call(readChangesContract, {}, { signal }),
});

/** Withdraws or discards the open revision. */
export function useWithdrawChanges() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ownProfileKey });
  return useMutation({
    mutationFn: () => api.call(withdrawChangesContract, {}),
    onSuccess: refresh,
    // Decided in the meantime: show how it stands now.
    onError: () => void refresh(),
  });
}
