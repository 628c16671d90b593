import { profileStatuses } from '@suchi/domain/lifecycle';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** One thing to correct before the profile can be submitted; `field` is the name in the data. */
const violation = z.object({ field: z.string(), code: z.string() });

/** The status of a member's profile, for home, settings and the own page. */
export const ownStanding = z.object({
  id: z.int(),
  status: z.enum(profileStatuses),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  rejection_reason: z.nullable(z.string()),
  serial_number: z.nullable(z.int()),
  /** Older than the cut-off date and not confirmed by its owner. */
  is_deactivated: z.boolean(),
  married_by_vmm: z.boolean(),
  /** What a submission would be refused for now; only computed for drafts and rejected profiles. */
  violations: z.array(violation),
});
export type OwnStanding = z.infer<typeof ownStanding>;

/** The status of the caller's own profile, or null before there is one. */
export const ownStandingContract = defineContract({
  method: 'GET',
  group: 'qe_profile',
  path: '/standing',
  input: z.object({}),
  output: z.nullable(ownStanding),
});
