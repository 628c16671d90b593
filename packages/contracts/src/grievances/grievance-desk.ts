import {
  grievanceAnswer,
  grievanceOutcomes,
  grievanceSteps,
  recordedSources,
} from '@suchi/domain/grievances';
import * as z from 'zod/mini';
import { emailAddress } from '../accounts/accounts.ts';
import { calendarDate, inQuery, pageNumber, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import {
  grievanceFacts,
  grievancePictureUrls,
  grievanceSaid,
  grievanceSource,
  sentGrievance,
  typedGrievance,
} from './grievance-facts.ts';

const group = 'qe_grievance';
/** The rows decide: others than the officer and admins see what was given to them. */
const access = 'staff';

export const grievancePageSize = 20;

const deskItem = z.object({
  ...grievanceFacts,
  source: grievanceSource,
  is_about_officer: z.boolean(),
  /** Somebody may be in danger: it comes first. */
  is_safety: z._default(z.boolean(), false),
  /** Empty: without a name. */
  name: z.string(),
  serial_number: z.nullable(z.int()),
  confirm_by: z.string(),
  handler: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
});
export type DeskGrievance = z.infer<typeof deskItem>;

/** Open: safety first, then those to confirm, then by due date. Answered: newest first. */
export const grievanceQueueContract = defineContract({
  method: 'GET',
  group,
  path: '/queue',
  access,
  input: z.object({
    state: z._default(z.enum(['open', 'answered']), 'open'),
    page: z._default(inQuery(pageNumber), 1),
  }),
  output: z.object({
    total: z.int(),
    /** All open ones, for the menu. */
    open: z.int(),
    items: z.array(deskItem),
    days: z.int(),
    /** Whether the caller records letters and calls, and gives grievances to others. */
    may_share_out: z.boolean(),
    year: z.object({ answered: z.int(), median_days: z.nullable(z.int()), late: z.int() }),
  }),
});
export type GrievanceQueue = z.output<typeof grievanceQueueContract.output>;

export const grievanceMonthsContract = defineContract({
  method: 'GET',
  group,
  path: '/months',
  access,
  input: z.object({}),
  output: z.object({
    months: z.array(z.object({ month: z.string(), received: z.int(), answered: z.int(), late: z.int() })),
  }),
});

/** Opening one confirms nothing. */
export const grievanceCaseContract = defineContract({
  method: 'GET',
  group,
  path: '/case',
  access,
  input: z.object({ id: inQuery(rowId) }),
  output: z.object({
    ...deskItem.shape,
    text: z.string(),
    language: z.string(),
    pictures: grievancePictureUrls,
    profile_id: z.nullable(z.int()),
    /** Whether a mail reaches the person; otherwise the office tells them. */
    has_address: z.boolean(),
    said: grievanceSaid,
    history: z.array(
      z.object({
        at: z.string(),
        step: z.enum(grievanceSteps),
        by: z.nullable(z.string()),
        text: z.nullable(z.string()),
      }),
    ),
    /** To whose hands it can be given; empty: the caller gives it to nobody. */
    people: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
});
export type GrievanceCase = z.output<typeof grievanceCaseContract.output>;

const done = z.object({ id: z.int() });

export const confirmGrievanceContract = defineContract({
  method: 'POST',
  group,
  path: '/confirm',
  access,
  input: z.object({ id: rowId }),
  output: done,
});

export const answerGrievanceContract = defineContract({
  method: 'POST',
  group,
  path: '/answer',
  access,
  input: z.object({
    id: rowId,
    outcome: z.enum(grievanceOutcomes),
    text: typedText(grievanceAnswer.max).check(z.minLength(grievanceAnswer.min, 'tooShort')),
  }),
  output: done,
});

export const assignGrievanceContract = defineContract({
  method: 'POST',
  group,
  path: '/assign',
  access,
  input: z.object({ id: rowId, handler: z.uuid() }),
  output: done,
});

/** A person of the office who hears it marks that somebody may be in danger. */
export const markSafetyContract = defineContract({
  method: 'POST',
  group,
  path: '/mark_safety',
  access,
  input: z.object({ id: rowId, is_safety: z.boolean() }),
  output: done,
});

/** A note stays in the office. */
export const noteGrievanceContract = defineContract({
  method: 'POST',
  group,
  path: '/note',
  access,
  input: z.object({ id: rowId, text: typedText(2000).check(z.minLength(1, 'required')) }),
  output: done,
});

/** From a letter or a call. The day of receipt does not lie ahead. */
export const recordGrievanceContract = defineContract({
  method: 'POST',
  group,
  path: '/record',
  access: 'grievance',
  input: z.object({
    ...typedGrievance,
    source: z.enum(recordedSources),
    name: typedText(200).check(z.minLength(1, 'required')),
    email: z._default(z.nullable(emailAddress), null),
    received_on: calendarDate,
  }),
  output: sentGrievance,
});
