import { incidentSteps, seenKinds } from '@suchi/domain/data-use';
import * as z from 'zod/mini';
import { inQuery, pageNumber, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { utcInstant } from '../basics/utc-instant.ts';
import { contactsReason } from '../office/list-query.ts';

const someText = (maxLength: number) => typedText(maxLength).check(z.minLength(1, 'required'));

const admin = { group: 'qe_incident', access: 'admin' } as const;

export const incidentPageSize = 20;

const listed = z.object({
  id: rowId,
  reference: z.string(),
  what: z.string(),
  known_at: z.string(),
  affected: z.int(),
  untold: z.int(),
  report_due: z.string(),
  reported_at: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
});
export type ListedIncident = z.infer<typeof listed>;

/** The newest hundred. */
export const incidentsContract = defineContract({
  ...admin,
  method: 'GET',
  path: '/incidents',
  input: z.object({}),
  output: z.object({ items: z.array(listed) }),
});

const range = z.object({
  /** The address with which it signs in. */
  account: someText(254),
  device: z.optional(typedText(200)),
  from: utcInstant,
  to: utcInstant,
});

/** What the account did in this range of time is read from the audit log at once. */
export const openIncidentContract = defineContract({
  ...admin,
  method: 'POST',
  path: '/open',
  input: z.object({ ...range.shape, known_at: utcInstant, what: someText(2000) }),
  output: z.object({ id: rowId }),
});

const told = z.enum(['mailed', 'waits', 'came_back', 'no_mail', 'called', 'not_yet']);
const person = z.object({
  id: rowId,
  profile_id: rowId,
  name: z.string(),
  serial_number: z.nullable(z.int()),
  mobile: z.nullable(z.string()),
  seen: z.array(z.enum(seenKinds)),
  times: z.int(),
  told,
  told_at: z.nullable(z.string()),
  /** Who answered the telephone. */
  called_name: z.nullable(z.string()),
});
export type IncidentPerson = z.infer<typeof person>;

const mark = z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) }));

const incident = z.object({
  ...listed.shape,
  account: z.object({ name: z.string(), email: z.nullable(z.string()) }),
  device: z.nullable(z.string()),
  /** When the account was logged out everywhere; null in incidents that are older than that. */
  sessions_ended_at: z._default(z.nullable(z.string()), null),
  from: z.string(),
  to: z.string(),
  first_word: mark,
  first_word_due: z.string(),
  reported: mark,
  tested: mark,
  told: z.int(),
  came_back: z.int(),
  no_mail: z.int(),
  to_mail: z.int(),
  seen: z.record(z.enum(seenKinds), z.int()),
  close_note: z.nullable(z.string()),
  /** Why a step cannot be taken now; null where it can. */
  refusals: z.record(z.enum(incidentSteps), z.nullable(z.string())),
  people: z.object({ total: z.int(), rows: z.array(person) }),
});
export type Incident = z.infer<typeof incident>;

/** One incident with a page of those whose data could be seen. Opening it is recorded. */
export const incidentContract = defineContract({
  ...admin,
  method: 'GET',
  path: '/incident',
  input: z.object({
    id: inQuery(rowId),
    page: z._default(inQuery(pageNumber), 1),
    only: z._default(z.enum(['all', 'untold']), 'all'),
  }),
  output: incident,
});

/** Another range, while nobody was told. */
export const changeRangeContract = defineContract({
  ...admin,
  method: 'POST',
  path: '/change_range',
  input: z.object({ id: rowId, ...range.shape }),
  output: z.object({}),
});

/** What was done. `tell` writes to all families with an address. */
export const incidentStepContract = defineContract({
  ...admin,
  method: 'POST',
  path: '/step',
  input: z.discriminatedUnion('step', [
    z.object({ id: rowId, step: z.enum(['first_word', 'reported', 'test', 'tell']) }),
    z.object({ id: rowId, step: z.literal('close'), note: someText(2000) }),
  ]),
  output: z.object({}),
});

/** A family was called, or the tick was a mistake. */
export const callPersonContract = defineContract({
  ...admin,
  method: 'POST',
  path: '/called',
  input: z.object({ id: rowId, name: z.nullable(someText(100)) }),
  output: z.object({}),
});

export const incidentFileContract = defineContract({
  ...admin,
  method: 'POST',
  path: '/people_file',
  file: 'text/csv; charset=utf-8',
  input: z.object({ id: rowId, contacts_reason: contactsReason }),
  output: fileOutput,
});

/** The draft of the report to the Data Protection Board, to be read and completed. */
export const boardDraftContract = defineContract({
  ...admin,
  method: 'GET',
  path: '/board_draft',
  file: 'text/plain; charset=utf-8',
  input: z.object({ id: inQuery(rowId) }),
  output: fileOutput,
});

/** The same, printed by a worker. */
export const boardDraftPdfContract = defineContract({
  ...admin,
  method: 'GET',
  path: '/board_draft_pdf',
  file: 'application/pdf',
  input: boardDraftContract.input,
  output: fileOutput,
});
