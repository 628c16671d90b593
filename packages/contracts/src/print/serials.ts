import { printProblems, sectionKinds } from '@suchi/domain/print';
import * as z from 'zod/mini';
import { calendarDate, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { editionBook, serialNumber } from './edition-book.ts';

const planInput = z.object({
  /** The one to show. All sections are planned together. */
  section: z.enum(sectionKinds),
  /** `all` numbers everyone anew; `missing` only candidates without a number of their section. */
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
  /** The number it had in the edition before, and whether the family asks to keep it. */
  last_number: z.nullable(z.int()),
  asks_to_keep: z.boolean(),
  /** Whether it gets the number of before. */
  is_kept: z.boolean(),
  /** In dots; with the address of a small picture. */
  photo: z.nullable(z.object({ width: z.int(), height: z.int(), thumb_url: z.string() })),
  problems: z.array(z.enum(printProblems)),
  /** The family was asked today to complete the profile. */
  is_asked_today: z.boolean(),
});
export type PlannedCandidate = z.output<typeof plannedCandidate>;

const losingCandidate = z.object({ profile_id: rowId, name: z.string(), serial_number: z.int() });

/** What giving the numbers would do. Nothing changes. */
export const planSerialsContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/plan',
  access: 'admin',
  input: planInput,
  output: z.object({
    /** Of the section that is shown, in its order. */
    candidates: z.array(plannedCandidate),
    /** In all sections: how many get a number or another one, and who loses one because the section is full. */
    changed: z.int(),
    losing: z.array(losingCandidate),
    /** Who is no longer looking and gives the number back. */
    freed: z.array(losingCandidate),
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

/** The same as a CSV file. */
export const planFileContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/plan_file',
  access: 'admin',
  file: 'text/csv; charset=utf-8',
  input: planInput,
  output: fileOutput,
});

/** Mails the families of a section whose profile lacks what the book prints, each at most once a day. */
export const askToCompleteContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/ask_to_complete',
  access: 'admin',
  input: z.object({ section: z.enum(sectionKinds) }),
  output: z.object({ mailed: z.int() }),
});

/** Gives the planned numbers of all sections in one step. Refused while somebody loses one, unless that is confirmed. */
export const applySerialsContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/apply',
  access: 'admin',
  input: z.extend(planInput, { digest: typedText(64), is_confirmed: z._default(z.boolean(), false) }),
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
