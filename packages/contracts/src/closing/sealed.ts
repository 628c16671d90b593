import { holdReasonMinLength } from '@suchi/domain/closing';
import * as z from 'zod/mini';
import { calendarDate, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';

const group = 'qe_closing';
const access = 'grievance';
const reason = typedText(500).check(z.minLength(holdReasonMinLength, 'tooShort'));

const sealedAccount = z.object({
  id: rowId,
  reference: z.string(),
  state: z.enum(['sealed', 'destroyed']),
  closed_on: calendarDate,
  sealed_until: calendarDate,
  backup_until: calendarDate,
  destroyed_on: z.nullable(calendarDate),
  /** Rows of all tables. */
  rows: z.int(),
  held_reason: z.nullable(z.string()),
});
export type SealedAccount = z.output<typeof sealedAccount>;

/** Closed accounts until they are destroyed, and the certificates after it. Nobody is named. */
export const sealedAccountsContract = defineContract({
  method: 'GET',
  group,
  path: '/sealed',
  access,
  input: z.object({}),
  output: z.object({ rows: z.array(sealedAccount) }),
});

/** Keeps one from being destroyed, for example by the order of a court; or lets it go again. */
export const holdSealedContract = defineContract({
  method: 'POST',
  group,
  path: '/hold',
  access,
  input: z.object({ id: rowId, reason, is_held: z.boolean() }),
  output: z.object({}),
});

/** What is in it, as a file. Each opening is logged, and shown to the member who comes back. */
export const openSealedContract = defineContract({
  method: 'POST',
  group,
  path: '/open',
  access,
  file: 'text/plain; charset=utf-8',
  input: z.object({ id: rowId, reason }),
  output: fileOutput,
});
