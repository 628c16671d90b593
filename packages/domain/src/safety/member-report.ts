import type { Decision } from '../basics/decision.ts';

/** What a member can report about another, in the order of the screen. */
export const reportReasons = [
  'keeps_calling',
  'rude',
  'asks_for_money',
  'not_true',
  'already_married',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Where the member was when they reported; `link`: a visitor on the page of a shared biodata. */
export const reportSources = ['profile', 'card', 'opened', 'sent', 'mail', 'list', 'link'] as const;
export type ReportSource = (typeof reportSources)[number];

/**
 * A report of a member, or an alert that the server raised: many reports, many opened numbers or profiles, many families
 * that one wrote to.
 */
export const reportKinds = ['report', 'repeated', 'burst', 'profiles', 'interests'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportStatuses = ['open', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportTextMaxLength = 2000;
/** For "something else", and for the answer to the reporter. */
export const reportTextMinLength = 10;
/** How often a member may add to one open report. */
export const reportEntriesLimit = 20;

/** Whether the text is enough: "something else" must be explained. */
export function isReportExplained(reason: ReportReason, text: string): boolean {
  return reason !== 'other' || text.trim().length >= reportTextMinLength;
}

/** Whether one more entry may be added to an open report. */
export function checkMayAddEntry(entries: number): Decision<'report_full'> {
  return entries < reportEntriesLimit ? { allowed: true } : { allowed: false, reason: 'report_full' };
}

/** The number that the reporter and the desk use, such as R-0142. */
export function formatReportReference(id: number): string {
  return `R-${String(id).padStart(4, '0')}`;
}

/** Whether so many reporters in the period need an alert. A limit of 0 switches the alert off. */
export function isRepeatedlyReported(reporters: number, limit: number): boolean {
  return limit > 0 && reporters >= limit;
}

/** Whether staff may decide about it. What was decided stays decided. */
export function checkMayDecide(status: ReportStatus): Decision<'report_decided'> {
  return status === 'open' ? { allowed: true } : { allowed: false, reason: 'report_decided' };
}
