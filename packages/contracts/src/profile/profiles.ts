import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { onBehalfOf, standing } from './own-answers.ts';
import { profileForm } from './profile-form.ts';

/** Saves the profile as a draft, complete or not. For an approved profile it saves a revision. */
export const saveDraftContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/save_draft',
  input: z.object({ ...onBehalfOf, profile: profileForm }),
  output: standing,
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
    is_attending: z._default(z.nullable(z.boolean()), null),
    hall_consent: z._default(z.nullable(z.boolean()), null),
  }),
  output: standing,
});
