import type { OwnStanding } from '@suchi/contracts/accounts';
import { permissionsContract } from '@suchi/contracts/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey, ownProfileQuery } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';

export type ChosenPermissions = Partial<Pick<OwnStanding, 'photo_for' | 'number_for' | 'shows_horoscope'>>;

/** One after the other, so that the last answer is the one that stays. */
export function useSetPermissions() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'permissions' },
    mutationFn: (chosen: ChosenPermissions) => api.call(permissionsContract, chosen),
    onSuccess: (_, chosen) => {
      client.setQueryData(ownProfileQuery.queryKey, (own) => own && { ...own, ...chosen });
      return client.invalidateQueries({ queryKey: ownProfileKey });
    },
  });
}
