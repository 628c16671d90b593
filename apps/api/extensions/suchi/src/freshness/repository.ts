import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@suchi/domain/basics';
import type { AnswerWay, FreshnessAnswer } from '@suchi/domain/freshness';
import type { Knex } from 'knex';
import { currentEdition, currentSerial, isLookingIn } from '../platform/edition-sql.ts';
import { queryPrepared } from '../platform/query-prepared.ts';
import type { OpenQuestion } from './codec.ts';

const table = 'freshness_question';
const atOnce = 50;

export const questionTables = `${table} q
  join qd_matrimonial_profile p on p.id = q.profile join directus_users u on u.id = p."user"`;

/** Not answered, also not in another way: showing the profile again says that the family still looks. */
const isUnanswered = `q.answered_at is null and q.asked_at > coalesce(p.confirmed_at, '-infinity')`;
export const isOpen = `${isUnanswered} and p.status = 'Active' and u.status = 'active'`;

const openColumns = 'q.id, q.profile, q.asked_at, q.rested_at, p.first_name, p.is_hidden';

const openOfOwnerSql = `select ${openColumns} from ${questionTables}
  where ${isOpen} and p."user" = ? order by q.asked_at desc limit 1`;

const startOf = (day: string) => `(${day})::timestamp at time zone 'Asia/Kolkata'`;

/** A family whose turn it is. */
export interface AskedFamily {
  id: number;
  user: string;
}

/** Shown to others, in the order of their ids. */
export async function listUnasked(
  db: Knex,
  { round, freshSince, afterId }: { round: CalendarDate; freshSince: CalendarDate; afterId: number },
): Promise<AskedFamily[]> {
  const { rows } = await db.raw<{ rows: AskedFamily[] }>(
    `select p.id, p."user" from qd_matrimonial_profile p
      where p.id > ? and not p.is_hidden and coalesce(p.confirmed_at, p.date_created) < ${startOf('?::date')}
        and ${isLookingIn(currentEdition)}
        and exists (select from directus_users u where u.id = p."user" and u.status = 'active')
        and not exists (
          select from ${table} q where q.profile = p.id
             and (q.round = ?::date or (q.rested_at is null and ${isUnanswered})))
      order by p.id limit ${atOnce}`,
    [afterId, freshSince, round],
  );
  return rows;
}

/** Null when another worker asked the family in this round. */
export async function insertQuestion(
  tx: Knex.Transaction,
  { profile, round, now }: { profile: number; round: CalendarDate; now: Date },
): Promise<string | null> {
  const { rows } = await tx.raw<{ rows: { id: string }[] }>(
    `insert into ${table} (id, profile, round, asked_at) values (?, ?, ?, ?)
     on conflict (profile, round) do nothing returning id`,
    [randomUUID(), profile, round, now],
  );
  return rows[0]?.id ?? null;
}

/** Some that no other worker has in hand, of profiles that are shown, to ask again. */
export async function takeUnanswered(tx: Knex.Transaction, askedBefore: Date): Promise<OpenQuestion[]> {
  const { rows } = await tx.raw<{ rows: OpenQuestion[] }>(
    `select ${openColumns} from ${questionTables}
      where ${isOpen} and q.rested_at is null and q.reminded_at is null and q.asked_at < ? and not p.is_hidden
      order by q.asked_at, q.id limit ${atOnce} for update of q skip locked`,
    [askedBefore],
  );
  return rows;
}

/** The next one whose profile rests: the family was asked twice, by mail or by a call. */
export async function findRestless(
  db: Knex,
  { askedBefore, afterId }: { askedBefore: Date; afterId: string },
): Promise<OpenQuestion | null> {
  const { rows } = await db.raw<{ rows: OpenQuestion[] }>(
    `select ${openColumns} from ${questionTables}
      where ${isOpen} and q.rested_at is null and q.reminded_at is not null and q.asked_at < ? and not p.is_hidden
        and (q.is_mailed or q.called_at is not null) and q.id > ?::uuid
      order by q.id limit 1`,
    [askedBefore, afterId],
  );
  return rows[0] ?? null;
}

async function findOpen(db: Knex, condition: string, binding: string | number): Promise<OpenQuestion | null> {
  const { rows } = await db.raw<{ rows: OpenQuestion[] }>(
    `select ${openColumns} from ${questionTables} where ${isOpen} and ${condition} order by q.asked_at desc limit 1`,
    [binding],
  );
  return rows[0] ?? null;
}

export const findOpenById = (db: Knex, id: string): Promise<OpenQuestion | null> =>
  findOpen(db, 'q.id = ?', id);

export const findOpenOf = (db: Knex, profileId: number): Promise<OpenQuestion | null> =>
  findOpen(db, 'q.profile = ?', profileId);

/** Prepared: each home asks for it. */
export async function findOpenOfOwner(db: Knex, userId: string): Promise<OpenQuestion | null> {
  const [row] = await queryPrepared<OpenQuestion>(db, 'own-question', openOfOwnerSql, [userId]);
  return row ?? null;
}

export async function findProfileOf(db: Knex, userId: string): Promise<number | null> {
  const row = await db('qd_matrimonial_profile').where({ user: userId }).first('id');
  return row?.id ?? null;
}

interface QuestionChanges {
  is_mailed?: boolean;
  reminded_at?: Date;
  rested_at?: Date;
  called_at?: Date;
  called_by?: string;
  answer?: FreshnessAnswer;
  answered_at?: Date;
  way?: AnswerWay;
}

export async function updateQuestion(
  tx: Knex.Transaction,
  id: string,
  changes: QuestionChanges,
): Promise<void> {
  await tx(table).where({ id }).update(changes);
}

export interface AskedCandidate {
  user: string;
  first_name: string | null;
  last_name: string | null;
  serial_number: number | null;
  date_created: Date;
}

/** What a mail says of the profile. */
export async function readCandidate(db: Knex, profileId: number): Promise<AskedCandidate> {
  const { rows } = await db.raw<{ rows: AskedCandidate[] }>(
    `select p."user", p.first_name, p.last_name, ${currentSerial()} as serial_number, p.date_created
       from qd_matrimonial_profile p where p.id = ?`,
    [profileId],
  );
  const [row] = rows;
  if (!row) throw new Error('the profile is gone');
  return row;
}

/** The last day for the current book. */
export async function readLastDay(db: Knex): Promise<CalendarDate | null> {
  const { rows } = await db.raw<{ rows: { day: CalendarDate | null }[] }>(
    `select to_char(registration_until, 'YYYY-MM-DD') as day from edition where is_current`,
  );
  return rows[0]?.day ?? null;
}
