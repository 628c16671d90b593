import type { EndpointContract } from '@suchi/contracts/basics';
import {
  acceptInvitationContract,
  type AcceptInvitationInput,
  changeRightsContract,
  inviteAgainContract,
  inviteStaffContract,
  requireSecondFactorContract,
  resetSecondFactorContract,
  staffPeopleContract,
  withdrawStaffContract,
} from '@suchi/contracts/staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api, session } from '../../../shared/api/api.ts';

export const staffPeopleQuery = queryOptions({
  queryKey: ['staff-people'],
  queryFn: ({ signal }) => api.call(staffPeopleContract, {}, { signal }),
});

/** Also after a refusal: another admin may have changed the list. */
function useStaffChange<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: EndpointContract<Input, Output>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<Input>) => api.call(contract, input),
    onSettled: () => queryClient.invalidateQueries(staffPeopleQuery),
  });
}

export const useInvite = () => useStaffChange(inviteStaffContract);
export const useInviteAgain = () => useStaffChange(inviteAgainContract);
export const useChangeRights = () => useStaffChange(changeRightsContract);
export const useWithdraw = () => useStaffChange(withdrawStaffContract);
export const useResetSecondFactor = () => useStaffChange(resetSecondFactorContract);
export const useRequireSecondFactor = () => useStaffChange(requireSecondFactorContract);

export async function acceptInvitation(input: AcceptInvitationInput): Promise<void> {
  const { user_id } = await api.call(acceptInvitationContract, input, { anonymous: true });
  session.start(user_id);
}
