import { printProblems, sectionKinds } from '@suchi/domain/print';
import * as z from 'zod/mini';
import { calendarDate, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { editionBook, serialNumber } from './edition-book.ts';

const planInput = z.object({
  section: z.enum(sectionKinds),
  /** `all` numbers the section anew; `missing` only candidates without a number. */
  scope: z.enum(['all', 'missing']),
  keeps_wishes: z.boolean(),
  /** Who gets a number that several families ask to keep. */
  choices: z._default(
    z.array(z.object({ serial_number: serialNumber, profile_id: rowId })).check(z.maxLength(100, 'tooLong')),
    [],
  ),
});
export type SerialPlanInput = z.output<typeof planInput>;

const plannedCandidate = z.object({
  profile_id: rowId,
  name: z.string(),
  place: z.nullable(z.string()),
  birthday: z.nullable(calendarDate),
  /** The number it gets; null when the section is full. */
  serial_number: z.nullable(serialNumber),
  /** The number it has now in this edition. */
  current_number: z.nullable(z.int()),
  /** The number it had in the edition before. */
  last_number: z.nullable(z.int()),
  is_kept: z.boolean(),
  problems: z.array(z.enum(printProblems)),
});
export type PlannedCandidate = z.output<typeof plannedCandidate>;

/** What giving the numbers of a section would do. Nothing changes. */
export const planSerialsContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/plan',
  access: 'admin',
  input: planInput,
  output: z.object({
    /** In the order of the section. */
    candidates: z.array(plannedCandidate),
    conflicts: z.array(
      z.object({
        serial_number: z.int(),
        reason: z.enum(['asked_twice', 'outside_section', 'taken']),
        profile_ids: z.array(rowId),
      }),
    ),
    /** Sent back with `apply`, so that what is applied is what was seen. */
    digest: z.string(),
  }),
});

/** Gives the planned numbers in one step. */
export const applySerialsContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/apply',
  access: 'admin',
  input: z.extend(planInput, { digest: typedText(64) }),
  output: editionBook,
});

/** Takes the numbers of the last run back, and gives everyone the number of before. */
export const undoSerialsContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/undo',
  access: 'admin',
  input: z.object({ run: rowId }),
  output: editionBook,
});
