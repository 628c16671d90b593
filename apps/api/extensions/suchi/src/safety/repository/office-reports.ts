import type { ProfileStatus } from '@suchi/domain/lifecycle';
import type { ReportStatus } from '@suchi/domain/safety';
import type { Knex } from 'knex';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Row } from '../../platform/rows.generated.ts';
import { currentSerial } from '../../platform/edition-sql.ts';
import type { Evidence } from '../codec.ts';

const table = 'member_report';

type ReportColumn = 'id' | 'kind' | 'status' | 'entries' | 'last_at' | 'date_created';
export interface OfficeReportRow extends Row<'member_report', ReportColumn> {
  profile: number;
  reporter: string | null;
  reported_name: string;
  reported_serial: number | null;
  reporter_name: string | null;
  reporter_profile: number | null;
  reporter_serial: number | null;
}

const deskColumns = `
  r.id, r.kind, r.status, r.entries, r.last_at, r.date_created, r.profile, r.reporter,
  concat_ws(' ', p.first_name, p.last_name) as reported_name, ${currentSerial()} as reported_serial,
  coalesce(nullif(concat_ws(' ', theirs.first_name, theirs.last_name), ''),
           nullif(concat_ws(' ', u.first_name, u.last_name), '')) as reporter_name,
  theirs.id as reporter_profile, ${currentSerial('theirs')} as reporter_serial`;

const deskTables = `${table} r join qd_matrimonial_profile p on p.id = r.profile
  left join directus_users u on u.id = r.reporter
  left join qd_matrimonial_profile theirs on theirs."user" = r.reporter`;

const lists = {
  open: { where: "r.status = 'open'", order: "(r.kind = 'report'), r.last_at, r.id" },
  decided: { where: "r.status <> 'open'", order: 'r.decided_at desc, r.id desc' },
} as const;

export async function listQueue(
  db: Knex,
  state: keyof typeof lists,
  { limit, offset }: { limit: number; offset: number },
): Promise<OfficeReportRow[]> {
  const { where, order } = lists[state];
  const { rows } = await db.raw<{ rows: OfficeReportRow[] }>(
    `select ${deskColumns} from ${deskTables} where ${where} order by ${order} limit ? offset ?`,
    [limit, offset],
  );
  return rows;
}

export async function countQueue(db: Knex): Promise<{ open: number; decided: number }> {
  const row = await db(table).first<{ open: number; decided: number }>(
    db.raw(`(count(*) filter (where status = 'open'))::integer as open`),
    db.raw(`(count(*) filter (where status <> 'open'))::integer as decided`),
  );
  return row;
}

export interface OpenReports {
  total: number;
  /** Profiles with more than one open report. */
  repeated: number;
}

export async function countOpen(db: Knex): Promise<OpenReports> {
  const { rows } = await db.raw<{ rows: [OpenReports] }>(
    `select coalesce(sum(reports), 0)::int as total, (count(*) filter (where reports > 1))::int as repeated
       from (select count(*) as reports from ${table} where status = 'open' group by profile) as of_profiles`,
  );
  return rows[0];
}

export interface CaseRow
  extends OfficeReportRow, Row<'member_report', 'evidence' | 'outcome' | 'decided_at'> {
  owner_id: string;
  is_suspended: boolean;
  profile_status: ProfileStatus;
  gender: Row<'qd_matrimonial_profile', 'gender'>['gender'];
  main_photo: string | null;
  decided_by_name: string | null;
}

export async function findCase(db: Knex, id: number): Promise<CaseRow | null> {
  const { rows } = await db.raw<{ rows: CaseRow[] }>(
    `select ${deskColumns}, r.evidence, r.outcome, r.decided_at, p."user" as owner_id, p.status as profile_status,
            exists (select from directus_users o where o.id = p."user" and o.status = 'suspended') as is_suspended,
            p.gender, p.main_photo, nullif(concat_ws(' ', d.first_name, d.last_name), '') as decided_by_name
       from ${deskTables} left join directus_users d on d.id = r.decided_by
      where r.id = ?`,
    [id],
  );
  return rows[0] ?? null;
}

export type EvidenceMessage = Row<'member_message', 'id' | 'message' | 'date_created'>;

/** The messages that a report names, newest first. */
export function listEvidenceMessages(db: Knex, found: Evidence['messages']): Promise<EvidenceMessage[]> {
  return db('member_message')
    .whereIn(
      'id',
      found.map(({ id }) => id),
    )
    .orderBy('date_created', 'desc')
    .select('id', 'message', 'date_created');
}

export type OtherReport = Row<'member_report', 'id' | 'kind' | 'status' | 'entries' | 'date_created'>;

const otherReportsAtMost = 50;

/** As they are now, open ones first: they may have come after this one. */
export function listOtherReports(
  db: Knex,
  { id, profile }: { id: number; profile: number },
): Promise<OtherReport[]> {
  return db(table)
    .where({ profile })
    .whereNot({ id })
    .orderByRaw(`status = 'open' desc, date_created desc, id desc`)
    .limit(otherReportsAtMost)
    .select('id', 'kind', 'status', 'entries', 'date_created');
}

export async function findForDecision(
  tx: Knex.Transaction,
  id: number,
): Promise<{ status: ReportStatus; reporter: string | null; profile: number } | null> {
  const row = await tx(table).where({ id }).forUpdate().first('status', 'reporter', 'profile');
  return row ?? null;
}

export async function saveDecision(
  tx: Knex.Transaction,
  id: number,
  decision: { status: ReportStatus; outcome: string; decided_by: string; decided_at: Date },
): Promise<void> {
  await tx(table).where({ id }).update(decision);
  await recordAudit(tx, {
    actor: { id: decision.decided_by, kind: 'admin' },
    action: `safety.${decision.status}`,
    subject: { collection: table, id },
  });
}

export async function findReporterAddress(
  tx: Knex.Transaction,
  userId: string,
): Promise<{ email: string | null; firstName: string | null } | null> {
  const row = await tx('directus_users').where({ id: userId }).first('email', 'first_name');
  return row ? { email: row.email, firstName: row.first_name } : null;
}

export type OwnReportRow = Row<
  'member_report',
  'id' | 'entries' | 'status' | 'outcome' | 'decided_at' | 'date_created'
> & { name: string };

/** A member's own reports, newest first. */
export async function listOwnReports(
  db: Knex,
  reporter: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: OwnReportRow[] }> {
  const { rows } = await db.raw<{ rows: OwnReportRow[] }>(
    `select r.id, r.entries, r.status, r.outcome, r.decided_at, r.date_created,
            concat_ws(' ', p.first_name, p.last_name) as name
       from ${table} r join qd_matrimonial_profile p on p.id = r.profile
      where r.reporter = ? order by r.date_created desc, r.id desc limit ? offset ?`,
    [reporter, limit, offset],
  );
  const count = await db(table)
    .where({ reporter })
    .first<{ count: number }>(db.raw('count(*)::integer as count'));
  return { total: count.count, rows };
}
