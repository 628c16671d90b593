import {
  countFittingContract,
  type OwnPreferences,
  type PreferencesData,
  readPreferencesContract,
  savePreferencesContract,
} from '@suchi/contracts/fit';
import type { GotraChoice } from '@suchi/domain/fit';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../entities/own-profile/own-profile-query.ts';
import { discoveryKey } from '../../entities/profile-mark/discovery-key.ts';
import { api } from '../../shared/api/api.ts';

/** Of the member that staff act for; by default the caller's. */
export type PreferencesOf = string | undefined;

const named = (user: PreferencesOf) => (user === undefined ? {} : { user });

export function preferencesQuery(user: PreferencesOf) {
  return queryOptions({
    queryKey: ['preferences', user ?? 'mine'],
    queryFn: ({ signal }) => api.call(readPreferencesContract, named(user), { signal }),
  });
}

/** Again after each change that was saved. */
export const howManyFitQuery = queryOptions({
  queryKey: ['preferences', 'how-many-fit'],
  queryFn: ({ signal }) => api.call(countFittingContract, {}, { signal }),
});

interface Saved {
  preferences: PreferencesData;
  gotra: GotraChoice;
}

/** One after the other, so that the last change is the one that stays. */
export function useSavePreferences(user: PreferencesOf) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'preferences' },
    mutationFn: (saved: Saved) => api.call(savePreferencesContract, { ...named(user), ...saved }),
    onSuccess: (answer: OwnPreferences) => {
      client.setQueryData(preferencesQuery(user).queryKey, answer);
      void client.invalidateQueries({ queryKey: howManyFitQuery.queryKey });
      void client.invalidateQueries({ queryKey: discoveryKey });
      void client.invalidateQueries({ queryKey: ownProfileKey });
    },
  });
}
