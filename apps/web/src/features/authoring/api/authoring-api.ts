import {
  type ProfileFormData,
  readProfileContract,
  saveDraftContract,
  submitProfileContract,
} from '@suchi/contracts/profile';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

/** The member an admin acts for; undefined for one's own profile. */
export type ActingFor = string | undefined;

/**
 * Loaded each time the form opens and never while it is open. A cached response could replace newer data of the
 * server.
 */
export function authoringQuery(user: ActingFor) {
  return queryOptions({
    queryKey: ['own-profile', 'authoring', user ?? null],
    queryFn: ({ signal }) => api.call(readProfileContract, { user }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
}

export function saveDraft(profile: ProfileFormData, user: ActingFor) {
  return api.call(saveDraftContract, { profile, user });
}

export function submitProfile(profile: ProfileFormData, isAttending: boolean, user: ActingFor) {
  return api.call(submitProfileContract, { profile, is_attending: isAttending, user });
}
