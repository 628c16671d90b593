import { formatReportReference, type ReportKind, reportEntriesLimit } from '@suchi/domain/safety';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { WriteCall } from '../../platform/route.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { Evidence } from '../codec.ts';
import { findOpenReport, insertReport, updateReport } from '../repository/reports.ts';

export interface Alert {
  kind: Exclude<ReportKind, 'report'>;
  profileId: number;
  count: number;
  evidence: Evidence;
  officeEmail: string | null;
}

/** Call it under `lockReportsOf`. An alert that is still open is updated; the office gets a mail for a new one. */
export async function raiseAlert(
  { tx, now, platform }: Pick<WriteCall<unknown, RoleCaller>, 'tx' | 'now' | 'platform'>,
  { kind, profileId, count, evidence, officeEmail }: Alert,
): Promise<void> {
  const entry = { at: now.toISOString(), reason: null, source: null, text: '', count };
  const which = { kind, profile: profileId, reporter: null };
  const open = await findOpenReport(tx, which);
  if (open) {
    const entries = [...open.entries, entry].slice(-reportEntriesLimit);
    await updateReport(tx, open.id, { entries, evidence, now });
    return;
  }
  const id = await insertReport(tx, which, { entries: [entry], evidence, now });
  platform.logger.warn({ kind, report: id }, 'safety alert');
  if (officeEmail !== null) {
    const facts = { alert: kind, count, reportId: id, reference: formatReportReference(id) };
    await queueMail({ tx, platform }, { kind: 'safety_alert', to: officeEmail, person: null, facts });
  }
}
