import { profileStatuses } from '@suchi/domain';
import * as z from 'zod/mini';

/** Where the member's own profile stands: what home and settings say at a glance. */
export const ownProfileState = z.object({
  id: z.number(),
  status: z.enum(profileStatuses),
  first_name: z.nullable(z.string()),
  rejection_reason: z.nullable(z.string()),
  serial_number: z.nullable(z.number()),
});
export type OwnProfileState = z.infer<typeof ownProfileState>;

/** What to ask the engine for; a member reads no other profile than their own there, so at most one comes back. */
export const ownProfileFields = Object.keys(ownProfileState.shape);
