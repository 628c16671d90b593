import { attendanceContract } from '@suchi/contracts/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';

/** Says whether the candidate comes to the event. It needs no review. */
export function useAttendance() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isAttending: boolean) => api.call(attendanceContract, { is_attending: isAttending }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownProfileKey }),
  });
}
