import {
  findingKinds,
  headingWords,
  importJobStates,
  sheetLimits,
  sheetStatuses,
} from '@suchi/domain/import';
import * as z from 'zod/mini';
import { inQuery, rowId, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';

const group = 'qe_import';
const access = 'admin';

const sheetColumn = z.enum(Object.keys(headingWords) as [string, ...string[]]);

const replacedValue = z.object({ column: sheetColumn, from: typedText(1000), to: typedText(1000) });

const importCounts = z.object({ added: z.int(), present: z.int(), refused: z.int() });

export const importJob = z.object({
  id: rowId,
  state: z.enum(importJobStates),
  /** Rows with people, and how many of them are through. */
  total: z.int(),
  done: z.int(),
  counts: z.nullable(importCounts),
  status: z.enum(sheetStatuses),
  /** Each heading of the sheet, what it was taken for, and the first things written below it. */
  columns: z.array(
    z.object({ heading: z.string(), column: z.nullable(z.string()), samples: z.array(z.string()) }),
  ),
  values: z.array(replacedValue),
  uploaded_at: utcInstant,
  ended_at: z.nullable(utcInstant),
});
export type ImportJob = z.output<typeof importJob>;

const importFinding = z.object({
  column: z.string(),
  code: z.string(),
  kind: z.enum(findingKinds),
  /** What the sheet has there. Empty after the import, when the sheet is deleted. */
  written: z.string(),
});

/** `ready`: it can be imported. `present`: an earlier import brought it in. */
export const importResults = ['ready', 'added', 'present', 'refused'] as const;

const importedPerson = z.object({
  /** As the spreadsheet counts. */
  row: z.int(),
  name: z.string(),
  result: z.enum(importResults),
  profile_id: z.nullable(rowId),
  findings: z.array(importFinding),
});
export type ImportedPerson = z.output<typeof importedPerson>;

const columnFindings = z.object({
  column: z.string(),
  code: z.string(),
  kind: z.enum(findingKinds),
  rows: z.int(),
  values: z.array(z.object({ text: z.string(), rows: z.int() })),
  /** What the column can have; null when it is not a list. */
  options: z.nullable(z.array(z.string())),
});
export type ColumnFindings = z.output<typeof columnFindings>;

export const importCheck = z.object({
  counts: z.object({ ready: z.int(), present: z.int(), refused: z.int() }),
  columns: z.array(columnFindings),
  /** Rows that have one mobile, by group. */
  shared_mobiles: z.array(z.array(z.int())),
  /** Rows with something to look at. What is only missing is in `columns`. */
  rows: z.array(importedPerson),
});
export type ImportCheck = z.output<typeof importCheck>;

const whichJob = z.object({ job: rowId });

/** The last sheet and how far it is. */
export const currentImportContract = defineContract({
  method: 'GET',
  group,
  path: '/desk',
  access,
  input: z.object({}),
  output: z.object({ job: z.nullable(importJob) }),
});

/** Receives a sheet as CSV. It replaces one that waits. */
export const importFileContract = defineContract({
  method: 'POST',
  group,
  path: '/file',
  access,
  bytes: {
    contentTypes: ['text/csv'],
    maxBytes: sheetLimits.bytes,
    wrongType: 'IMPORT_FILE_NOT_CSV',
    tooLarge: 'IMPORT_FILE_TOO_LARGE',
  },
  input: z.object({}),
  output: whichJob,
});

/** Keeps what each heading means, and what unknown values are read as. */
export const importChoicesContract = defineContract({
  method: 'POST',
  group,
  path: '/choices',
  access,
  input: z.object({
    job: rowId,
    columns: z.array(z.nullable(sheetColumn)).check(z.maxLength(sheetLimits.columns)),
    status: z.enum(sheetStatuses),
    values: z.array(replacedValue).check(z.maxLength(sheetLimits.values)),
  }),
  output: whichJob,
});

/** The dry run: reads every row and writes nothing. */
export const importCheckContract = defineContract({
  method: 'GET',
  group,
  path: '/check',
  access,
  input: z.object({ job: inQuery(rowId) }),
  output: importCheck,
});

/** The report of the dry run, or of the import once it has ended. */
export const importReportContract = defineContract({
  method: 'POST',
  group,
  path: '/report',
  access,
  file: 'text/csv; charset=utf-8',
  input: whichJob,
  output: fileOutput,
});

/** Starts the import, or goes on where it stopped. */
export const startImportContract = defineContract({
  method: 'POST',
  group,
  path: '/start',
  access,
  input: whichJob,
  output: whichJob,
});

/** Deletes a sheet that waits. */
export const discardImportContract = defineContract({
  method: 'POST',
  group,
  path: '/discard',
  access,
  input: whichJob,
  output: whichJob,
});

/** What became of each row of a finished import. */
export const importResultContract = defineContract({
  method: 'GET',
  group,
  path: '/result',
  access,
  input: z.object({ job: inQuery(rowId) }),
  output: z.object({ rows: z.array(importedPerson) }),
});
