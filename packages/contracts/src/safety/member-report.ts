import {
  isReportExplained,
  reportReasons,
  reportSources,
  reportStatuses,
  reportTextMaxLength,
} from '@suchi/domain/safety';
import * as z from 'zod/mini';
import { inQuery, pageNumber, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { knownPerson } from '../discovery/known-person.ts';

/**
 * Reports a profile that the caller can see or had contact with; no subscription is needed. While a report of the
 * caller about the same profile is open, the words are added to it.
 */
export const reportContract = defineContract({
  method: 'POST',
  group: 'qe_safety',
  path: '/report',
  input: z
    .object({
      profile_id: rowId,
      reason: z.enum(reportReasons),
      text: z._default(typedText(reportTextMaxLength), ''),
      source: z.enum(reportSources),
      also_block: z._default(z.boolean(), false),
    })
    .check(
      z.refine(({ reason, text }) => isReportExplained(reason, text), { path: ['text'], error: 'tooShort' }),
    ),
  output: z.object({
    reference: z.string(),
    /** Whether it was added to an open report. */
    is_added: z.boolean(),
  }),
});

/** A member that the caller wants to block or report, with the caller's open report about them. */
export const reportedPersonContract = defineContract({
  method: 'GET',
  group: 'qe_safety',
  path: '/person',
  input: z.object({ profile_id: inQuery(rowId) }),
  output: z.object({
    person: knownPerson,
    open_report: z.nullable(z.object({ reference: z.string(), at: z.string() })),
  }),
});
export type ReportedPerson = z.output<typeof reportedPersonContract.output>;

export const ownReportsPageSize = 12;

/** The caller's own reports, newest first. */
export const ownReportsContract = defineContract({
  method: 'GET',
  group: 'qe_safety',
  path: '/reports',
  input: z.object({ page: z._default(inQuery(pageNumber), 1) }),
  output: z.object({
    total: z.int(),
    items: z.array(
      z.object({
        reference: z.string(),
        name: z.string(),
        reasons: z.array(z.enum(reportReasons)),
        at: z.string(),
        status: z.enum(reportStatuses),
        /** The office's answer. */
        outcome: z.nullable(z.string()),
        decided_at: z.nullable(z.string()),
      }),
    ),
  }),
});
export type OwnReport = z.output<typeof ownReportsContract.output>['items'][number];
