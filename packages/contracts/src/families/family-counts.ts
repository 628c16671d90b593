import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** What the menu, the tabs and home say. */
export const familyCountsContract = defineContract({
  method: 'GET',
  group: 'qe_families',
  path: '/counts',
  input: z.object({}),
  output: z.object({
    /** Received and not seen. */
    new_received: z.int(),
    received: z.int(),
    sent: z.int(),
    accepted: z.int(),
    /** How many sent ones may be open at a time. A server of the release before does not say it. */
    open_limit: z.optional(z.int()),
    /** The newest that the caller has not seen: a family that wrote, or an answer to the caller. */
    newest: z.nullable(
      z.object({
        id: z.int(),
        kind: z.enum(['wrote', 'yes', 'answered']),
        name: z.string(),
        /** Of all that are as new and of the same kind. */
        count: z.int(),
        /** Addresses of small photos, the newest first, at most two; only those that the caller may see. */
        faces: z.optional(z.array(z.string())),
      }),
    ),
  }),
});
export type FamilyCounts = z.output<typeof familyCountsContract.output>;
