import { changeStatusContract } from '@suchi/contracts/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../entities/current-user/current-user-query.ts';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';

/** What a member can say of their own profile as a whole. */
export interface StatusChange {
  action: 'mark_married' | 'mark_unmarried' | 'reactivate_looking' | 'reactivate_married';
  /** The association's pages brought the two together. */
  married_by_vmm: boolean;
}

/** Says something of the profile as a whole; done when every screen shows what it changed. */
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
    // A refusal means that the profile changed elsewhere; its words must not wait for the news of that.
    onError: () => void refresh(),
  });
}
