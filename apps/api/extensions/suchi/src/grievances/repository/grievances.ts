import type { CalendarDate } from '@suchi/domain/basics';
import type {
  GrievanceOutcome,
  GrievanceSource,
  GrievanceState,
  GrievanceTopic,
} from '@suchi/domain/grievances';
import type { Knex } from 'knex';
import { currentSerial } from '../../platform/edition-sql.ts';
import type { HistoryLine, NewGrievance, SaidLine } from '../codec.ts';
import type { HeardSql } from './hearing-sql.ts';

const table = 'grievance';

export interface GrievanceRow {
  id: number;
  account: string | null;
  email: string | null;
  source: GrievanceSource;
  topic: GrievanceTopic;
  text: string;
  language: string;
  is_about_officer: boolean;
  is_safety: boolean;
  pictures: unknown;
  state: GrievanceState;
  received_at: Date;
  due_on: CalendarDate;
  confirmed_at: Date | null;
  handler: string | null;
  answered_at: Date | null;
  outcome: GrievanceOutcome | null;
  reopened_at: Date | null;
  said: unknown;
  history: unknown;
}

const columns = `g.id, g.account, g.email, g.source, g.topic, g.text, g.language, g.is_about_officer, g.is_safety, g.pictures,
  g.state, g.received_at, to_char(g.due_on, 'YYYY-MM-DD') as due_on, g.confirmed_at, g.handler, g.answered_at,
  g.outcome, g.reopened_at, g.said, g.history`;

export async function insertGrievance(
  tx: Knex.Transaction,
  given: NewGrievance & {
    account: string | null;
    name?: string | null;
    email?: string | null;
    source: GrievanceSource;
    language: string;
    pictures: readonly string[];
    received_at: Date;
    due_on: CalendarDate;
    history: readonly HistoryLine[];
  },
): Promise<number> {
  const [row] = await tx(table)
    .insert({
      ...given,
      pictures: JSON.stringify(given.pictures),
      said: '[]',
      history: JSON.stringify(given.history),
    })
    .returning('id');
  if (!row) throw new Error('the grievance was not inserted');
  return row.id;
}

const ownAtMost = 100;

/** Newest first. */
export async function listOwn(db: Knex, userId: string): Promise<GrievanceRow[]> {
  const { rows } = await db.raw<{ rows: GrievanceRow[] }>(
    `select ${columns} from ${table} g where g.account = ? order by g.id desc limit ${ownAtMost}`,
    [userId],
  );
  return rows;
}

/** Locked; null: it is not the account's own. */
export async function lockOwn(
  tx: Knex.Transaction,
  { id, userId }: { id: number; userId: string },
): Promise<GrievanceRow | null> {
  const { rows } = await tx.raw<{ rows: GrievanceRow[] }>(
    `select ${columns} from ${table} g where g.id = ? and g.account = ? for update`,
    [id, userId],
  );
  return rows[0] ?? null;
}

/** Of a person without an account, whose link names it. */
export async function findAnsweredByLink(db: Knex, id: number): Promise<GrievanceRow | null> {
  const { rows } = await db.raw<{ rows: GrievanceRow[] }>(
    `select ${columns} from ${table} g where g.id = ? and g.account is null`,
    [id],
  );
  return rows[0] ?? null;
}

export async function lockByLink(tx: Knex.Transaction, id: number): Promise<GrievanceRow | null> {
  await tx(table).where({ id }).forUpdate().first('id');
  return findAnsweredByLink(tx, id);
}

/** Locked; null: the person of the office does not hear it. */
export async function lockHeard(
  tx: Knex.Transaction,
  id: number,
  heard: HeardSql,
): Promise<GrievanceRow | null> {
  const { rows } = await tx.raw<{ rows: GrievanceRow[] }>(
    `select ${columns} from ${table} g where g.id = ? and ${heard.sql} for update`,
    [id, ...heard.bindings],
  );
  return rows[0] ?? null;
}

interface GrievanceChanges {
  is_safety?: boolean;
  state?: GrievanceState;
  due_on?: CalendarDate;
  confirmed_at?: Date;
  handler?: string;
  answered_at?: Date;
  outcome?: GrievanceOutcome;
  reopened_at?: Date;
  late_told_at?: Date | null;
  said?: readonly SaidLine[];
  history?: readonly HistoryLine[];
}

export async function updateGrievance(
  tx: Knex.Transaction,
  id: number,
  { said, history, ...changes }: GrievanceChanges,
): Promise<void> {
  await tx(table)
    .where({ id })
    .update({
      ...changes,
      ...(said && { said: JSON.stringify(said) }),
      ...(history && { history: JSON.stringify(history) }),
    });
}

/** The person's own, or one that the person of the office hears. */
export async function hasPicture(
  db: Knex,
  { id, file, userId }: { id: number; file: string; userId: string },
  heard: HeardSql,
): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `select 1 from ${table} g
      where g.id = ? and g.pictures::jsonb @> to_jsonb(?::text) and (g.account = ? or ${heard.sql})`,
    [id, file, userId, ...heard.bindings],
  );
  return rows.length === 1;
}

/** Some that no other worker has in hand. */
export async function takeLate(tx: Knex.Transaction, today: CalendarDate): Promise<GrievanceRow[]> {
  const { rows } = await tx.raw<{ rows: GrievanceRow[] }>(
    `select ${columns} from ${table} g
      where g.state <> 'answered' and g.due_on < ?::date and g.late_told_at is null
      order by g.id limit 50 for update skip locked`,
    [today],
  );
  return rows;
}

export interface DeskRow extends GrievanceRow {
  name: string;
  serial_number: number | null;
  profile_id: number | null;
  handler_name: string | null;
}

const deskColumns = `${columns},
  coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), nullif(concat_ws(' ', u.first_name, u.last_name), ''),
           g.name, '') as name,
  ${currentSerial()} as serial_number, p.id as profile_id,
  (select concat_ws(' ', h.first_name, h.last_name) from directus_users h where h.id = g.handler) as handler_name`;

const deskTables = `${table} g left join directus_users u on u.id = g.account
  left join qd_matrimonial_profile p on p."user" = g.account`;

const lists = {
  open: {
    where: "g.state <> 'answered'",
    order: "g.is_safety desc, (g.state = 'sent') desc, g.due_on, g.id",
  },
  answered: { where: "g.state = 'answered'", order: 'g.answered_at desc, g.id desc' },
} as const;

export async function listDesk(
  db: Knex,
  state: keyof typeof lists,
  { heard, limit, offset }: { heard: HeardSql; limit: number; offset: number },
): Promise<DeskRow[]> {
  const { where, order } = lists[state];
  const { rows } = await db.raw<{ rows: DeskRow[] }>(
    `select ${deskColumns} from ${deskTables} where ${where} and ${heard.sql} order by ${order} limit ? offset ?`,
    [...heard.bindings, limit, offset],
  );
  return rows;
}

export async function findHeard(db: Knex, id: number, heard: HeardSql): Promise<DeskRow | null> {
  const { rows } = await db.raw<{ rows: DeskRow[] }>(
    `select ${deskColumns} from ${deskTables} where g.id = ? and ${heard.sql}`,
    [id, ...heard.bindings],
  );
  return rows[0] ?? null;
}
