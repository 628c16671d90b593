import {
  bookJobStates,
  bookKinds,
  bookParts,
  bookSizes,
  bookStages,
  bookWarnings,
  coverDesigns,
  preflightRules,
} from '@suchi/domain/print';
import * as z from 'zod/mini';
import { inQuery, pageNumber, rowId, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';

/** What the finished file was found to have. */
export const bookChecks = z.object({
  /** Candidates and pages of the file. */
  candidates: z.int(),
  pages: z.int(),
  fonts: z.int(),
  fonts_missing: z.int(),
  /** Pages whose boxes are not those of the sheet. */
  wrong_boxes: z.int(),
  /** Pages of black text only, and those of them where another ink was found. Null for a proof. */
  text_pages: z.nullable(z.int()),
  coloured_text_pages: z.nullable(z.int()),
  /** Of a press file: what PDF/X-4 asks and was looked for, and its cover. */
  preflight_rules: z.optional(z.int()),
  cover: z.optional(z.object({ spine_mm: z.number(), bytes: z.int() })),
});
export type BookChecks = z.output<typeof bookChecks>;

/** Why a file was not made: the page and the colour, where that is the cause. */
export const bookCause = z.object({
  reason: z.string(),
  page: z.nullable(z.int()),
  detail: z.nullable(z.string()),
  /** What the preflight found in the finished file. */
  faults: z.optional(
    z.array(
      z.object({
        rule: z.enum(preflightRules),
        part: z.enum(bookParts),
        page: z.nullable(z.int()),
        detail: z.nullable(z.string()),
      }),
    ),
  ),
});
export type BookCause = z.output<typeof bookCause>;

/** What a finished stage did. */
export const bookStep = z.object({ stage: z.enum(bookStages), total: z.int(), seconds: z.number() });
export type BookStep = z.output<typeof bookStep>;

export const bookJob = z.object({
  id: rowId,
  kind: z.enum(bookKinds),
  size: z.enum(bookSizes),
  cover: z.enum(coverDesigns),
  state: z.enum(bookJobStates),
  stage: z.nullable(z.enum(bookStages)),
  done: z.int(),
  total: z.int(),
  steps: z.array(bookStep),
  checks: z.nullable(bookChecks),
  cause: z.nullable(bookCause),
  snapshot: z.nullable(z.string()),
  pages: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  started_at: utcInstant,
  ended_at: z.nullable(utcInstant),
  handed_over_at: z.nullable(utcInstant),
});
export type BookJob = z.output<typeof bookJob>;

export const bookWarning = z.object({
  kind: z.enum(bookWarnings),
  serial_number: z.int(),
  name: z.string(),
  photo: z.nullable(z.object({ width: z.int(), height: z.int(), dpi: z.int() })),
});
export type BookWarning = z.output<typeof bookWarning>;

export const bookOverview = z.object({
  year: z.int(),
  frozen_at: z.nullable(utcInstant),
  file_made_at: z.nullable(utcInstant),
  /** Candidates that are printed. */
  candidates: z.int(),
  /** The last one, whatever became of it. */
  job: z.nullable(bookJob),
  /** The last finished files. */
  proof: z.nullable(bookJob),
  press: z.nullable(bookJob),
  warnings: z.array(bookWarning),
});
export type BookOverview = z.output<typeof bookOverview>;

const group = 'qe_book';
const whichJob = z.object({ job: rowId });

/** How far the book's files are. */
export const bookOverviewContract = defineContract({
  method: 'GET',
  group,
  path: '/desk',
  access: 'admin',
  input: z.object({}),
  output: bookOverview,
});

/** Starts a file. One is made at a time. */
export const startBookContract = defineContract({
  method: 'POST',
  group,
  path: '/start',
  access: 'admin',
  input: z.object({
    kind: z.enum(bookKinds),
    size: z.enum(bookSizes),
    cover: z.enum(coverDesigns),
    /** A picture that was uploaded as for a news post. */
    cover_picture: z._default(z.nullable(z.uuid()), null),
  }),
  output: whichJob,
});

/** Goes on where the work stopped. */
export const resumeBookContract = defineContract({
  method: 'POST',
  group,
  path: '/resume',
  access: 'admin',
  input: whichJob,
  output: whichJob,
});

export const stopBookContract = defineContract({
  method: 'POST',
  group,
  path: '/stop',
  access: 'admin',
  input: whichJob,
  output: whichJob,
});

/** Closes the edition: the checked press file is what is printed. */
export const handOverBookContract = defineContract({
  method: 'POST',
  group,
  path: '/hand_over',
  access: 'admin',
  input: whichJob,
  output: whichJob,
});

export const bookFileContract = defineContract({
  method: 'GET',
  group,
  path: '/file',
  access: 'admin',
  file: 'application/pdf',
  input: z.object({ job: inQuery(rowId), part: z._default(z.enum(bookParts), 'inside') }),
  output: fileOutput,
});

/** A page of a finished file as a picture. The front cover is the first page. */
export const bookPageContract = defineContract({
  method: 'GET',
  group,
  path: '/page',
  access: 'admin',
  file: 'image/png',
  input: z.object({ job: inQuery(rowId), page: inQuery(pageNumber) }),
  output: fileOutput,
});

/** On which page of a file a serial number is, for the preview. */
export const bookPlaceContract = defineContract({
  method: 'GET',
  group,
  path: '/place',
  access: 'admin',
  input: z.object({ job: inQuery(rowId), serial_number: inQuery(pageNumber) }),
  output: z.object({ page: z.nullable(z.int()) }),
});
