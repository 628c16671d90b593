import { profileStatuses } from '@suchi/domain/lifecycle';
import { genders } from '@suchi/domain/profiles';
import {
  reportKinds,
  reportReasons,
  reportSources,
  reportStatuses,
  reportTextMinLength,
} from '@suchi/domain/safety';
import * as z from 'zod/mini';
import { inQuery, pageNumber, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { picture } from '../media/media.ts';

/** A member of a case. The profile is null when a reporter has none, or has deleted the account. */
const caseMember = z.object({
  profile_id: z.nullable(z.int()),
  name: z.string(),
  serial_number: z.nullable(z.int()),
});

const queueItem = z.object({
  id: z.int(),
  reference: z.string(),
  kind: z.enum(reportKinds),
  status: z.enum(reportStatuses),
  reported: caseMember,
  /** Null for an alert. */
  reporter: z.nullable(caseMember),
  /** Of the newest entry; null for an alert. */
  reason: z.nullable(z.enum(reportReasons)),
  entries: z.int(),
  at: z.string(),
  last_at: z.string(),
});
export type ReportQueueItem = z.infer<typeof queueItem>;

export const reportQueuePageSize = 20;

/** Open reports and alerts: alerts first, then those that wait longest. Decided ones: newest first. */
export const reportQueueContract = defineContract({
  method: 'GET',
  group: 'qe_safety',
  path: '/queue',
  access: 'review',
  input: z.object({
    state: z._default(z.enum(['open', 'decided']), 'open'),
    page: z._default(inQuery(pageNumber), 1),
  }),
  output: z.object({
    total: z.int(),
    /** All open ones, for the menu. */
    open: z.int(),
    items: z.array(queueItem),
  }),
});

const seen = z.object({ at: z.string() });

/** One report or alert with what the server found. */
export const reportCaseContract = defineContract({
  method: 'GET',
  group: 'qe_safety',
  path: '/case',
  access: 'review',
  input: z.object({ id: inQuery(rowId) }),
  output: z.object({
    ...queueItem.shape,
    profile: z.object({
      status: z.enum(profileStatuses),
      gender: z.nullable(z.enum(genders)),
      photo: z.nullable(picture),
      owner_id: z.string(),
      is_suspended: z.boolean(),
    }),
    entries: z.array(
      z.object({
        at: z.string(),
        /** Null in an alert. */
        reason: z.nullable(z.enum(reportReasons)),
        source: z.nullable(z.enum(reportSources)),
        text: z.string(),
        /** For an alert: how many numbers, profiles or reporters. */
        count: z.nullable(z.int()),
        /** Of a visitor: which link to a biodata they had. */
        link: z.optional(z.string()),
      }),
    ),
    evidence: z.object({
      /** When the reported member opened the reporter's number; for a burst, all numbers opened in it. */
      opened: z.array(seen),
      /** Messages of the reported member to the reporter, who gave them to the office by reporting. */
      messages: z.array(z.object({ at: z.string(), text: z.string() })),
      /** Other reports about the same profile as they are now, open ones first. */
      earlier: z.array(
        z.object({
          id: z.int(),
          reference: z.string(),
          kind: z.enum(reportKinds),
          at: z.string(),
          status: z.enum(reportStatuses),
          reason: z.nullable(z.enum(reportReasons)),
        }),
      ),
    }),
    decision: z.nullable(z.object({ outcome: z.string(), by: z.nullable(z.string()), at: z.string() })),
  }),
});
export type ReportCase = z.output<typeof reportCaseContract.output>;

/** Closes a report or an alert. The reporter gets the words by mail. */
export const decideReportContract = defineContract({
  method: 'POST',
  group: 'qe_safety',
  path: '/decide',
  access: 'review',
  input: z.object({
    id: rowId,
    status: z.enum(['resolved', 'dismissed']),
    outcome: typedText(1000).check(z.minLength(reportTextMinLength, 'tooShort')),
  }),
  output: z.object({ reference: z.string() }),
});
