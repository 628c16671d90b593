import { systemNames } from '@suchi/domain/accounts';
import { dataUses, exportedLists, openingReasons, useKinds } from '@suchi/domain/data-use';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { knownPerson } from '../discovery/known-person.ts';

/** What somebody of the association is, where a family reads it. */
export const staffRoles = [
  'admin',
  'review',
  'desk',
  'treasury',
  'dispatch',
  'event',
  'grievance',
  'staff',
] as const;

const use = z.object({
  id: z.string(),
  kind: z.enum(useKinds),
  what: z.enum(dataUses),
  /** The last time; of a link the beginning of the day. */
  at: z.string(),
  times: z.int(),
  /** Who opened the number, as "Who opened my number" shows it. */
  person: z.nullable(knownPerson),
  /** The name is null when the account is gone. */
  staff: z.nullable(z.object({ name: z.nullable(z.string()), role: z.enum(staffRoles) })),
  opened_for: z.nullable(z.enum(openingReasons)),
  /** The kind of device, where it was noted; of staff and of own downloads. */
  device: z._default(z.nullable(z.enum(systemNames)), null),
  /** The file of an export, how many entries it had, and why contacts were in it. */
  file: z.nullable(
    z.object({
      list: z.nullable(z.enum(exportedLists)),
      rows: z.nullable(z.int()),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type Use = z.infer<typeof use>;

/** Who used the caller's data in the last twelve months, newest first. */
export const usesContract = defineContract({
  method: 'GET',
  group: 'qe_data',
  path: '/uses',
  input: z.object({
    kind: z.optional(z.enum(useKinds)),
    /** The end of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,17}_[a-z][\w-]{0,60}$/))),
  }),
  output: z.object({
    items: z.array(use),
    next: z.nullable(z.string()),
    counts: z.record(z.enum(useKinds), z.int()),
  }),
});
export type UsesPage = z.output<typeof usesContract.output>;
