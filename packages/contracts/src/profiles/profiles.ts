import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { onBehalfOf, stepResult } from './own-answers.ts';
import { profileForm } from './profile-form.ts';

/**
 * The form that this one was changed from, as it was read or last saved. When somebody else has changed the profile
 * since then, the save is refused as `PROFILE_CHANGED`. Without it nothing is compared.
 */
const base = z.optional(profileForm);

const consent = z._default(z.nullable(z.boolean()), null);

/** Saves the profile as a draft, complete or not. For an approved profile it saves a revision. */
export const saveDraftContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/save_draft',
  input: z.object({ ...onBehalfOf, profile: profileForm, base }),
  output: stepResult,
});

/**
 * Saves the profile and submits it to the committee; it must be complete. For an approved profile it submits a
 * revision, and a form equal to the approved one withdraws an open revision.
 */
export const submitProfileContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/submit',
  input: z.object({
    ...onBehalfOf,
    profile: profileForm,
    base,
    is_attending: z._default(z.nullable(z.boolean()), null),
    /** What the family answered; null where it was asked before, or was not asked. */
    search_consent: consent,
    book_consent: consent,
    hall_consent: consent,
  }),
  output: stepResult,
});
