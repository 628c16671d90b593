import { contractPath } from '@suchi/contracts/basics';
import { readProfileContract, saveDraftContract, submitProfileContract } from '@suchi/contracts/profiles';
import type { ConsentAnswers } from '@suchi/domain/consent';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';
import { outbox } from '../../../shared/api/outbox/outbox.ts';
import type { SentForm } from '../model/opening.ts';

/** The member an admin acts for; undefined for one's own profile. */
export type ActingFor = string | undefined;

/**
 * Loaded each time the form opens and never while it is open. A cached response could replace newer data of the
 * server.
 */
export function authoringQuery(user: ActingFor) {
  return queryOptions({
    queryKey: ['own-profile', 'authoring', user ?? null],
    queryFn: ({ signal }) => readForm(user, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** The profile as the server has it now. */
export function readForm(user: ActingFor, signal?: AbortSignal) {
  return api.call(readProfileContract, { user }, { ...(signal && { signal }) });
}

/** Returns whether the server has it; if not, it waits on this device. */
export async function saveDraft({ profile, base }: SentForm, user: ActingFor): Promise<boolean> {
  const { isSent } = await outbox.send({
    kind: 'draft',
    subject: draftSubject(user),
    method: 'POST',
    path: contractPath(saveDraftContract),
    body: { profile, base, user },
    doneBy: [],
  });
  return isSent;
}

function draftSubject(user: ActingFor): string {
  return `draft.${user ?? 'own'}`;
}

export interface Answers {
  /** Null where it was not asked. */
  isAttending: boolean | null;
  consents: ConsentAnswers;
}

export async function submitProfile(
  { profile, base }: SentForm,
  { isAttending, consents }: Answers,
  user: ActingFor,
) {
  // A draft that goes out later would take the profile back out of the review.
  await outbox.withdraw(draftSubject(user));
  const { search = null, book = null, hall = null } = consents;
  const answers = {
    is_attending: isAttending,
    search_consent: search,
    book_consent: book,
    hall_consent: hall,
  };
  return api.call(submitProfileContract, { profile, base, ...answers, user });
}
