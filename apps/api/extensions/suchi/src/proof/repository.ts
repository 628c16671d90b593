import type { CalendarDate } from '@suchi/domain/basics';
import type { MistakeState, ProofAnswer, ProofLine, RemindedRound } from '@suchi/domain/proof';
import type { Knex } from 'knex';
import type { RowExport } from '../platform/export-rows.ts';
import { joinConditions, type SqlPart } from '../platform/list-page.ts';
import { containsName, joinedName } from '../platform/search-text.ts';

export interface RoundRow extends RemindedRound {
  id: number;
  year: number;
}

/** Locked, the round is opened and reminded of once. */
export async function readRound(
  db: Knex,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<RoundRow | null> {
  const { rows } = await db.raw<{ rows: RoundRow[] }>(
    `select id, year, proof_opened_at as "openedAt", to_char(proof_until, 'YYYY-MM-DD') as until,
            proof_reminded_at as "remindedAt", frozen_at as "frozenAt"
       from edition where is_current ${isLocked ? 'for update' : ''}`,
  );
  return rows[0] ?? null;
}

export async function findOwnProfile(db: Knex, userId: string): Promise<number | null> {
  const row = await db('qd_matrimonial_profile').where({ user: userId }).first<{ id: number }>('id');
  return row?.id ?? null;
}

/** The caller's profile, locked, so that two answers at once do not mix. */
export async function lockOwnProfile(tx: Knex.Transaction, userId: string): Promise<number | null> {
  const row = await tx('qd_matrimonial_profile')
    .where({ user: userId })
    .forUpdate()
    .first<{ id: number }>('id');
  return row?.id ?? null;
}

export interface AnswerRow {
  answer: ProofAnswer;
  at: Date;
}

export async function findAnswer(db: Knex, edition: number, profile: number): Promise<AnswerRow | null> {
  const row = await db('proof_answer')
    .where({ edition, profile })
    .first<AnswerRow>('answer', 'answered_at as at');
  return row ?? null;
}

export interface NewAnswer {
  edition: number;
  profile: number;
  answer: ProofAnswer;
  answered_by: string;
  answered_at: Date;
}

export async function saveAnswer(tx: Knex.Transaction, row: NewAnswer): Promise<void> {
  await tx('proof_answer').insert(row).onConflict(['edition', 'profile']).merge();
}

export async function deleteAnswer(tx: Knex.Transaction, edition: number, profile: number): Promise<void> {
  await tx('proof_answer').where({ edition, profile }).delete();
}

export interface MistakeRow {
  line: ProofLine;
  should_be: string;
  state: MistakeState;
}

export async function listMistakesOf(db: Knex, edition: number, profile: number): Promise<MistakeRow[]> {
  return db('proof_mistake').where({ edition, profile }).orderBy('id').select('line', 'should_be', 'state');
}

export async function replaceOpenMistakes(
  tx: Knex.Transaction,
  { edition, profile, sentAt }: { edition: number; profile: number; sentAt: Date },
  mistakes: readonly { line: ProofLine; should_be: string }[],
): Promise<void> {
  await tx('proof_mistake').where({ edition, profile, state: 'open' }).delete();
  if (mistakes.length > 0)
    await tx('proof_mistake').insert(
      mistakes.map(({ line, should_be }) => ({ edition, profile, line, should_be, sent_at: sentAt })),
    );
}

export interface ProofCounts {
  correct: number;
  mistake: number;
  openMistakes: number;
  settledMistakes: number;
  days: { day: CalendarDate; correct: number; mistake: number }[];
}

/** Of the profiles that are printed: those of others do not count any more. */
export async function countAnswers(
  db: Knex,
  edition: number,
  profiles: readonly number[],
): Promise<ProofCounts> {
  const { rows } = await db.raw<{ rows: ProofCounts[] }>(
    `with answers as (
       select answer, to_char(answered_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day
         from proof_answer where edition = :edition and profile = any(:profiles::integer[])),
     days as (
       select day, count(*) filter (where answer = 'correct')::integer as correct,
              count(*) filter (where answer = 'mistake')::integer as mistake
         from answers group by day order by day desc limit 14)
     select (select count(*) from answers where answer = 'correct')::integer as correct,
            (select count(*) from answers where answer = 'mistake')::integer as mistake,
            count(*) filter (where state = 'open')::integer as "openMistakes",
            count(*) filter (where state <> 'open')::integer as "settledMistakes",
            (select coalesce(json_agg(days order by day), '[]') from days) as days
       from proof_mistake where edition = :edition`,
    { edition, profiles } as unknown as Record<string, Knex.RawBinding>,
  );
  return rows[0] ?? { correct: 0, mistake: 0, openMistakes: 0, settledMistakes: 0, days: [] };
}

/** Which of the profiles have no answer. */
export async function listUnanswered(
  db: Knex,
  edition: number,
  profiles: readonly number[],
): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { profile: number }[] }>(
    `select asked.id as profile from unnest(:profiles::integer[]) as asked(id)
      where not exists (select 1 from proof_answer a where a.edition = :edition and a.profile = asked.id)`,
    { edition, profiles } as unknown as Record<string, Knex.RawBinding>,
  );
  return rows.map(({ profile }) => profile);
}

export interface UnsentMail {
  profile: number;
  serialNumber: number;
  name: string;
  /** Null while it waits or is tried again. */
  failure: string | null;
}

/** The families whose last mail of the round is not sent. A later one that was sent makes up for a failed one. */
export async function listUnsentMails(
  db: Knex,
  openedAt: Date,
  profiles: readonly number[],
): Promise<UnsentMail[]> {
  const { rows } = await db.raw<{ rows: UnsentMail[] }>(
    `with last as (
       select distinct on (to_email) to_email, state, failure from qdb_mail
        where kind in ('proof_page', 'proof_reminder', 'proof_returned')
          -- Stamped by the clock of the database.
          and date_created >= :openedAt::timestamptz - interval '1 minute'
        order by to_email, date_created desc)
     select p.id as profile, coalesce(p.serial_number, 0) as "serialNumber",
            concat_ws(' ', p.first_name, p.last_name) as name,
            case when last.state = 'failed' then coalesce(last.failure, '') end as failure
       from last join directus_users u on u.email = last.to_email
            join qd_matrimonial_profile p on p."user" = u.id
      where last.state <> 'sent' and p.id = any(:profiles::integer[]) order by p.serial_number, p.id`,
    { openedAt, profiles } as unknown as Record<string, Knex.RawBinding>,
  );
  return rows;
}

export interface AnsweredRow {
  serialNumber: number;
  name: string;
  answer: ProofAnswer | null;
  at: Date | null;
  open: number;
  settled: number;
}

const countMistakes = (state: string) =>
  `(select count(*) from proof_mistake m where m.edition = p.edition and m.profile = p.id and ${state})::integer`;

/** The profiles `p` with their answers, for a file. */
export function planAnswers(
  where: SqlPart,
): Pick<RowExport<AnsweredRow>, 'source' | 'joins' | 'columns' | 'orderBy'> {
  return {
    source: { from: 'qd_matrimonial_profile p', key: 'p.id', where: [where] },
    joins: 'left join proof_answer a on a.edition = p.edition and a.profile = p.id',
    columns: `p.serial_number as "serialNumber", concat_ws(' ', p.first_name, p.middle_name, p.last_name) as name,
      a.answer, a.answered_at as at, ${countMistakes("m.state = 'open'")} as open,
      ${countMistakes("m.state <> 'open'")} as settled`,
    orderBy: 'p.serial_number',
  };
}

export interface QueuedMistake extends MistakeRow {
  id: number;
  profile: number;
  edition: number;
  serialNumber: number;
  name: string;
  sentAt: Date;
}

const profileName = joinedName('p');

const mistakeColumns = `m.id, m.profile, m.edition, m.line, m.should_be, m.state, m.sent_at as "sentAt",
  coalesce(p.serial_number, 0) as "serialNumber", concat_ws(' ', p.first_name, p.last_name) as name`;

export async function listMistakes(
  db: Knex,
  edition: number,
  {
    isOpen,
    search,
    page,
    rows: limit,
  }: { isOpen: boolean; search?: string | undefined; page: number; rows: number },
): Promise<{ total: number; rows: QueuedMistake[] }> {
  const where = joinConditions([
    { sql: 'm.edition = ?', bindings: [edition] },
    { sql: isOpen ? "m.state = 'open'" : "m.state <> 'open'", bindings: [] },
    ...containsName(search, { ...profileName, texts: [...profileName.texts, 'p.serial_number::text'] }),
  ]);
  const from = `proof_mistake m join qd_matrimonial_profile p on p.id = m.profile where ${where.sql}`;
  const { rows } = await db.raw<{ rows: (QueuedMistake & { total: number })[] }>(
    `select ${mistakeColumns}, (count(*) over ())::integer as total from ${from}
      order by ${isOpen ? 'm.sent_at, m.id' : 'm.settled_at desc, m.id desc'} limit ? offset ?`,
    [...where.bindings, limit, (page - 1) * limit] as Knex.RawBinding[],
  );
  return { total: rows[0]?.total ?? 0, rows };
}

export async function lockMistake(tx: Knex.Transaction, id: number): Promise<QueuedMistake | null> {
  const { rows } = await tx.raw<{ rows: QueuedMistake[] }>(
    `select ${mistakeColumns} from proof_mistake m join qd_matrimonial_profile p on p.id = m.profile
      where m.id = ? for update of m`,
    [id],
  );
  return rows[0] ?? null;
}

export async function settleMistakeRow(
  tx: Knex.Transaction,
  id: number,
  columns: { state: MistakeState; settled_by: string; settled_at: Date },
): Promise<void> {
  await tx('proof_mistake').where({ id }).update(columns);
}
