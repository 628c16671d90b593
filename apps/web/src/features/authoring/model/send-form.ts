import type { ProfileFormData, ReadProfile } from '@suchi/contracts/profile';
import { compareForms } from '@suchi/domain/profile';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { Conflict, SentForm } from './conflict.ts';
import { baseOf } from './local-copy.ts';

interface SendFormOptions<Form, Answer> {
  send: (form: Form) => Promise<Answer>;
  readOther: () => Promise<ReadProfile>;
  /** A draft of this device that may have gone out. */
  waiting: ProfileFormData | null;
}

/** Sends the form. When the profile was changed elsewhere, returns what the author has to look at. */
export async function sendForm<Form extends SentForm, Answer>(
  sent: Form,
  { send, readOther, waiting }: SendFormOptions<Form, Answer>,
): Promise<{ answer: Answer } | { conflict: Conflict }> {
  try {
    return { answer: await send(sent) };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PROFILE_CHANGED')) throw error;
  }
  const other = await readOther();
  const saved = other.sheet.profile;
  const base = baseOf({ base: sent.base, waiting }, saved);
  const { conflicts, theirs } = compareForms(base, sent.profile, saved);
  if (conflicts.length + theirs.length > 0) return { conflict: { base, mine: sent.profile, other } };
  // The change elsewhere was a draft of this device, or says the same.
  return { answer: await send({ ...sent, base: saved }) };
}
