import { profileStatuses } from '@suchi/domain/lifecycle';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** One thing to mend before the profile can be submitted; the field under the name of the data. */
const mending = z.object({ field: z.string(), code: z.string() });

/** Where a member's profile stands: what home, settings and the own page say at a glance. */
export const ownStanding = z.object({
  id: z.int(),
  status: z.enum(profileStatuses),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  rejection_reason: z.nullable(z.string()),
  serial_number: z.nullable(z.int()),
  /** Older than the cut-off date, and its owner has not said that they still look. */
  is_deactivated: z.boolean(),
  married_by_vmm: z.boolean(),
  /** What a submission would be refused for now; only looked for in drafts and rejected profiles. */
  violations: z.array(mending),
});
export type OwnStanding = z.infer<typeof ownStanding>;

/** The caller's own standing, or null before there is a profile. */
export const ownStandingContract = defineContract({
  method: 'GET',
  group: 'qe_profile',
  path: '/standing',
  input: z.object({}),
  output: z.nullable(ownStanding),
});
