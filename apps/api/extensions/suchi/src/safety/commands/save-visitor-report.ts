import type { ReportReason } from '@suchi/domain/safety';
import { checkMayAddEntry } from '@suchi/domain/safety';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import type { Caller } from '../../platform/access.ts';
import { noEvidence, type ReportEntry } from '../codec.ts';
import { findOpenReport, insertReport, lockReportsOf, updateReport } from '../repository/reports.ts';

export interface VisitorReport {
  profileId: number;
  reason: ReportReason;
  text: string;
  /** Which link its reader had, in the family's own words for it. */
  link: string;
}

/**
 * For other rooms, which check first that the page may be read. Who reports has no account, so all that is said about a
 * profile is one open report, and nobody can be told the outcome.
 */
export async function saveVisitorReport(
  { tx, now }: Pick<WriteCall<unknown, Caller>, 'tx' | 'now'>,
  { profileId, reason, text, link }: VisitorReport,
): Promise<void> {
  await lockReportsOf(tx, profileId);
  const entry: ReportEntry = { at: now.toISOString(), reason, source: 'link', text, count: null, link };
  const which = { kind: 'report', profile: profileId, reporter: null } as const;
  const open = await findOpenReport(tx, which);
  if (!open) {
    await insertReport(tx, which, { entries: [entry], evidence: noEvidence, now });
    return;
  }
  if (!checkMayAddEntry(open.entries.length).allowed) throw codedError('REPORT_FULL');
  await updateReport(tx, open.id, { entries: [...open.entries, entry], evidence: noEvidence, now });
}
