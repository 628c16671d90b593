import type { PaceRules, ReportKind } from '@suchi/domain/safety';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';
import type { Row } from '../../platform/rows.generated.ts';
import { type Evidence, parseEntries, type ReportEntry } from '../codec.ts';

const table = 'member_report';

/** One transaction at a time about one profile, so that each member has one open report and each alert is raised once. */
export async function lockReportsOf(tx: Knex.Transaction, profileId: number): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`report:${profileId}`]);
}

export interface OpenReport {
  id: number;
  entries: ReportEntry[];
  createdAt: Date;
}

export async function findOpenReport(
  db: Knex,
  which: { kind: ReportKind; profile: number; reporter: string | null },
): Promise<OpenReport | null> {
  const row = await db(table)
    .where({ ...which, status: 'open' })
    .first('id', 'entries', 'date_created');
  return row ? { id: row.id, entries: parseEntries(row.entries), createdAt: row.date_created } : null;
}

interface Content {
  entries: ReportEntry[];
  evidence: Evidence;
  now: Date;
}

const columnsOf = ({ entries, evidence, now }: Content) => ({
  entries: JSON.stringify(entries),
  evidence: JSON.stringify(evidence),
  last_at: now,
});

export async function insertReport(
  tx: Knex.Transaction,
  who: { kind: ReportKind; profile: number; reporter: string | null },
  content: Content,
): Promise<number> {
  const [row] = await tx(table)
    .insert({ ...who, ...columnsOf(content), date_created: content.now })
    .returning('id');
  if (!row) throw new Error('the report was not inserted');
  return row.id;
}

export async function updateReport(tx: Knex.Transaction, id: number, content: Content): Promise<void> {
  await tx(table).where({ id }).update(columnsOf(content));
}

/** Members who reported the profile since then; dismissed reports do not count. */
export async function countReporters(db: Knex, profileId: number, since: Date): Promise<number> {
  const row = await db(table)
    .where({ profile: profileId, kind: 'report' })
    .whereNot({ status: 'dismissed' })
    .where('date_created', '>', since)
    .first<{ count: number }>(db.raw('count(distinct reporter)::integer as count'));
  return row.count;
}

export interface Burst {
  at: Date;
  dismissedAt: Date | null;
}

/** The account's last burst. */
export async function findLastBurst(db: Knex, userId: string): Promise<Burst | null> {
  const row = await db(`${table} as r`)
    .join('qd_matrimonial_profile as p', 'p.id', 'r.profile')
    .where({ 'r.kind': 'burst', 'p.user': userId })
    .orderBy('r.last_at', 'desc')
    .first<Row<'member_report', 'last_at' | 'status' | 'decided_at'> | undefined>(
      'r.last_at',
      'r.status',
      'r.decided_at',
    );
  return row ? { at: row.last_at, dismissedAt: row.status === 'dismissed' ? row.decided_at : null } : null;
}

export interface SafetyRules extends PaceRules {
  alertCount: number;
  alertDays: number;
  officeEmail: string | null;
}

export async function readSafetyRules(db: Knex): Promise<SafetyRules> {
  const row = await readAssociation(
    db,
    'reveal_burst_count',
    'reveal_burst_minutes',
    'reveal_pause_minutes',
    'report_alert_count',
    'report_alert_days',
    'office_email',
  );
  return {
    burstCount: row.reveal_burst_count,
    windowMinutes: row.reveal_burst_minutes,
    pauseMinutes: row.reveal_pause_minutes,
    alertCount: row.report_alert_count,
    alertDays: row.report_alert_days,
    officeEmail: row.office_email,
  };
}
