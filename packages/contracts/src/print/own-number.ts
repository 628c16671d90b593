import * as z from 'zod/mini';
import { rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const ownNumber = z.object({
  /** The number in an earlier book; null: there was none, so there is nothing to keep. */
  last: z.nullable(z.object({ year: z.int(), serial_number: z.int() })),
  is_kept: z.boolean(),
  /** The book is frozen: the wish counts for the next one. */
  is_late: z.boolean(),
});
export type OwnNumber = z.output<typeof ownNumber>;

/** The number of the member's own profile in the book before, and whether the family asks to keep it. */
export const ownNumberContract = defineContract({
  method: 'GET',
  group: 'qe_edition',
  path: '/own_number',
  input: z.object({}),
  output: ownNumber,
});

/** Asks to keep the number of the book before, or no longer. */
export const keepNumberContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/keep_number',
  input: z.object({ is_kept: z.boolean() }),
  output: ownNumber,
});

/** The same for a family that asked the office. */
export const keepNumberForContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/keep_number_for',
  access: 'admin',
  input: z.object({ profile_id: rowId, is_kept: z.boolean() }),
  output: z.object({ is_kept: z.boolean() }),
});
