import type { OwnReport, ReportCase, ReportQueueItem, reportQueueContract } from '@suchi/contracts/safety';
import { formatReportReference } from '@suchi/domain/safety';
import type * as z from 'zod/mini';
import { presentPicture } from '../media/present-picture.ts';
import type { ViewCall } from '../profiles/present.ts';
import { parseEntries, type ReportEntry } from './codec.ts';
import type { ReadCase } from './commands/read-reports.ts';
import type { Reported } from './commands/save-report.ts';
import type { OfficeReportRow, OwnReportRow } from './repository/office-reports.ts';

export function presentReported({ id, isAdded }: Reported) {
  return { reference: formatReportReference(id), is_added: isAdded };
}

export function presentReference({ id }: { id: number }) {
  return { reference: formatReportReference(id) };
}

export function presentOwnReports({ total, rows }: { total: number; rows: OwnReportRow[] }) {
  return {
    total,
    items: rows.map((row): OwnReport => ({
      reference: formatReportReference(row.id),
      name: row.name,
      reasons: [...new Set(parseEntries(row.entries).flatMap(({ reason }) => reason ?? []))],
      at: row.date_created.toISOString(),
      status: row.status,
      outcome: row.outcome,
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
  };
}

export function presentReportQueue({
  total,
  open,
  rows,
}: {
  total: number;
  open: number;
  rows: OfficeReportRow[];
}): z.output<typeof reportQueueContract.output> {
  return { total, open, items: rows.map(presentQueueItem) };
}

function presentQueueItem(row: OfficeReportRow): ReportQueueItem {
  const entries = parseEntries(row.entries);
  return {
    id: row.id,
    reference: formatReportReference(row.id),
    kind: row.kind,
    status: row.status,
    reported: { profile_id: row.profile, name: row.reported_name, serial_number: row.reported_serial },
    reporter:
      row.kind === 'report'
        ? {
            profile_id: row.reporter_profile,
            name: row.reporter_name ?? '',
            serial_number: row.reporter_serial,
          }
        : null,
    reason: reasonOf(entries),
    entries: entries.length,
    at: row.date_created.toISOString(),
    last_at: row.last_at.toISOString(),
  };
}

const reasonOf = (entries: readonly ReportEntry[]) => entries.at(-1)?.reason ?? null;

export function presentReportCase(
  { row, photo, evidence, messages, others }: ReadCase,
  { caller, platform, now }: ViewCall,
): ReportCase {
  return {
    ...presentQueueItem(row),
    profile: {
      status: row.profile_status,
      gender: row.gender,
      photo: photo && presentPicture(photo, caller, { env: platform.env, now }),
      owner_id: row.owner_id,
      is_suspended: row.is_suspended,
    },
    entries: parseEntries(row.entries),
    evidence: {
      opened: evidence.opened.map(({ at }) => ({ at })),
      messages: messages.map(({ message, date_created: at }) => ({ at: at.toISOString(), text: message })),
      earlier: others.map((one) => ({
        id: one.id,
        reference: formatReportReference(one.id),
        kind: one.kind,
        at: one.date_created.toISOString(),
        status: one.status,
        reason: reasonOf(parseEntries(one.entries)),
      })),
    },
    decision:
      row.decided_at === null
        ? null
        : { outcome: row.outcome ?? '', by: row.decided_by_name, at: row.decided_at.toISOString() },
  };
}
