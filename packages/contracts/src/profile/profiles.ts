import { profileStatuses } from '@suchi/domain/lifecycle';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { profileForm } from './profile-form.ts';

/** The status of the profile after the action. */
export const standing = z.object({ id: z.number(), status: z.enum(profileStatuses) });

/** The member an admin acts for; by default the caller. */
export const onBehalfOf = { user: z.optional(z.uuid()) };

/** Saves the profile as a draft, complete or not. */
export const saveDraftContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/save_draft',
  input: z.object({ ...onBehalfOf, profile: profileForm }),
  output: standing,
});

/** Saves the profile and submits it to the committee; it must be complete. */
export const submitProfileContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/submit',
  input: z.object({
    ...onBehalfOf,
    profile: profileForm,
    is_attending: z._default(z.nullable(z.boolean()), null),
  }),
  output: standing,
});

/** Changes the status of a profile by its author: married, or looking again. */
export const changeStatusContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/change_status',
  input: z.object({
    ...onBehalfOf,
    action: z.enum(['mark_married', 'mark_unmarried', 'reactivate_looking', 'reactivate_married']),
    married_by_vmm: z._default(z.boolean(), false),
  }),
  output: standing,
});
