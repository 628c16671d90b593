import { hallConsentContract } from '@suchi/contracts/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';

/** Says whether the hall screen may show the profile. It needs no review. */
export function useHallConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (hallConsent: boolean) => api.call(hallConsentContract, { hall_consent: hallConsent }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownProfileKey }),
  });
}
