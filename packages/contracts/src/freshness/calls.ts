import { freshnessAnswers } from '@suchi/domain/freshness';
import * as z from 'zod/mini';
import { rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { contactsReason, listQuery, type OfficeColumn, valuesOf } from '../office/list-query.ts';

const callSorts = ['asked_at', 'name', 'serial_number', 'called_at'] as const;

/** The columns, in the order of the page. */
export const callColumns = {
  name: { value: z.string(), sort: 'name' },
  serial_number: { value: z.nullable(z.int()), sort: 'serial_number', isNumber: true },
  /** Of the profile's addresses, else of the account. */
  mobiles: { value: z.array(z.string()) },
  asked_at: { value: z.string(), sort: 'asked_at', isMoment: true, leaves: 'second' },
  is_mailed: { value: z.boolean(), leaves: 'first' },
  is_resting: { value: z.boolean(), leaves: 'first' },
  called_at: { value: z.nullable(z.string()), sort: 'called_at', isMoment: true },
  called_by: { value: z.nullable(z.string()), leaves: 'second' },
} as const satisfies Record<string, OfficeColumn<(typeof callSorts)[number]>>;

const callRow = z.object({ id: z.uuid(), profile_id: rowId, ...valuesOf(callColumns) });
export type CallRow = z.output<typeof callRow>;

const filter = z.object({ called: z.optional(z.boolean()) });

/** Families that did not answer: those without a mail at once, all of them shortly before the book closes. */
export const callsContract = defineContract({
  method: 'POST',
  group: 'qe_freshness',
  path: '/calls',
  access: 'desk',
  input: listQuery(callSorts, filter),
  output: z.object({
    total: z.int(),
    rows: z.array(callRow),
    /** From when on everybody without an answer is in the list, and until when; null without a date of the book. */
    from: z.nullable(z.string()),
    until: z.nullable(z.string()),
  }),
});
export type CallsInput = z.input<typeof callsContract.input>;

export const callsFileContract = defineContract({
  method: 'POST',
  group: 'qe_freshness',
  path: '/calls_file',
  access: 'desk',
  file: 'text/csv; charset=utf-8',
  input: z.object({ filter, contacts_reason: contactsReason }),
  output: fileOutput,
});

/** The office called: what the family said, or nobody was reached. */
export const callAnswers = [...freshnessAnswers, 'unreached'] as const;
export const recordCallContract = defineContract({
  method: 'POST',
  group: 'qe_freshness',
  path: '/call',
  access: 'desk',
  input: z.object({ id: z.uuid(), said: z.enum(callAnswers) }),
  output: z.object({ called: z.boolean() }),
});
