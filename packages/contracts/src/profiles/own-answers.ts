import { audiences, profileStatuses } from '@suchi/domain/lifecycle';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

// Apart from the form: home has these, and not the fields of a profile.

/** The status of the profile after the action. */
export const stepResult = z.object({ id: z.number(), status: z.enum(profileStatuses) });

/** The member an admin acts for; by default the caller. */
export const onBehalfOf = { user: z.optional(z.uuid()) };

/** Changes the status of a profile by its author: married, looking again, or paused. */
export const changeStatusContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/change_status',
  input: z.object({
    ...onBehalfOf,
    action: z.enum([
      'mark_married',
      'mark_unmarried',
      'reactivate_looking',
      'reactivate_married',
      'pause',
      'resume',
    ]),
    married_by_vmm: z._default(z.boolean(), false),
  }),
  output: stepResult,
});

/** Says whether the candidate comes to the event; it needs no review. */
export const attendanceContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/attendance',
  input: z.object({ ...onBehalfOf, is_attending: z.boolean() }),
  output: stepResult,
});

/** Says whether the hall screen may show the profile. It applies at once; who takes it back is not shown again. */
export const hallConsentContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/hall_consent',
  input: z.object({ ...onBehalfOf, hall_consent: z.boolean() }),
  output: stepResult,
});

/** Who sees what. It applies at once; what is left out stays. */
export const permissionsContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/permissions',
  input: z.object({
    ...onBehalfOf,
    photo_for: z.optional(z.enum(audiences)),
    number_for: z.optional(z.enum(audiences)),
    shows_horoscope: z.optional(z.boolean()),
  }),
  output: stepResult,
});
