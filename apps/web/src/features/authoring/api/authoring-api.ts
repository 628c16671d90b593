import { contractPath } from '@suchi/contracts/basics';
import {
  type ProfileFormData,
  readProfileContract,
  saveDraftContract,
  submitProfileContract,
} from '@suchi/contracts/profile';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';
import { outbox } from '../../../shared/api/outbox/outbox.ts';

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

/** Returns whether the server has it; if not, it waits on this device. */
export async function saveDraft(profile: ProfileFormData, user: ActingFor): Promise<boolean> {
  const { isSent } = await outbox.send({
    kind: 'draft',
    subject: draftSubject(user),
    method: 'POST',
    path: contractPath(saveDraftContract),
    body: { profile, user },
    doneBy: [],
  });
  return isSent;
}

function draftSubject(user: ActingFor): string {
  return `draft.${user ?? 'own'}`;
}

/** Null where nothing was asked. */
export interface Answers {
  isAttending: boolean | null;
  hallConsent: boolean | null;
}

export async function submitProfile(
  profile: ProfileFormData,
  { isAttending, hallConsent }: Answers,
  user: ActingFor,
) {
  // A draft that goes out later would take the profile back out of the review.
  await outbox.withdraw(draftSubject(user));
  const answers = { is_attending: isAttending, hall_consent: hallConsent };
  return api.call(submitProfileContract, { profile, ...answers, user });
}
