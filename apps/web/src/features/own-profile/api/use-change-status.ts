import { changeStatusContract } from '@suchi/contracts/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../entities/current-user/current-user-query.ts';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';

export interface StatusChange {
  action:
    'mark_married' | 'mark_unmarried' | 'reactivate_looking' | 'reactivate_married' | 'pause' | 'resume';
  /** True when they met through the association. */
  married_by_vmm: boolean;
}

/** Marks the profile married, unmarried, reactivated or paused, then refreshes every query that shows it. */
export function useChangeStatus() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ownProfileKey }),
      queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    ]);
  return useMutation({
    mutationFn: (change: StatusChange) => api.call(changeStatusContract, change),
    onSuccess: refresh,
    // A refusal means the profile changed elsewhere. Refetch in the background so the message shows at once.
    onError: () => void refresh(),
  });
}
