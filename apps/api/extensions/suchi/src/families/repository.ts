import { type ContactAddress, type FamilyNumber, listNumbers } from '@suchi/domain/discovery';
import type { InterestFacts } from '@suchi/domain/families';
import type { Knex } from 'knex';
import { today as todaySql } from '../platform/edition-sql.ts';
import type { Rows } from '../platform/rows.generated.ts';
import { encodeSteps, type InterestRow } from './codec.ts';

const table = 'interest';

const lock = (tx: Knex.Transaction, name: string) =>
  tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);

/** One transaction at a time that counts what a family sends. Taken before the pair. */
export async function lockSender(tx: Knex.Transaction, profileId: number): Promise<void> {
  await lock(tx, `interest-sender:${profileId}`);
}

/**
 * One transaction at a time between two families, and neither of their accounts or profiles changes meanwhile. The same
 * order everywhere: the pair, accounts, profiles, then rows of interests.
 */
export async function lockPair(tx: Knex.Transaction, one: number, other: number): Promise<void> {
  await lock(tx, `interest:${Math.min(one, other)}:${Math.max(one, other)}`);
  await tx.raw(
    `select from directus_users u
      where u.id in (select p."user" from qd_matrimonial_profile p where p.id in (?, ?)) order by u.id for share`,
    [one, other],
  );
  await tx.raw('select from qd_matrimonial_profile p where p.id in (?, ?) order by p.id for share', [
    one,
    other,
  ]);
}

async function readRows(db: Knex, where: string, bindings: readonly unknown[]): Promise<InterestRow[]> {
  const { rows } = await db.raw<{ rows: { interest: InterestRow }[] }>(
    `select to_json(i) as interest from ${table} i where ${where}`,
    bindings as Knex.RawBinding[],
  );
  return rows.map(({ interest }) => interest);
}

export async function findInterest(db: Knex, id: number): Promise<InterestRow | null> {
  return (await readRows(db, 'i.id = ?', [id]))[0] ?? null;
}

export async function findForUpdate(tx: Knex.Transaction, id: number): Promise<InterestRow | null> {
  return (await readRows(tx, 'i.id = ? for update', [id]))[0] ?? null;
}

export const findInterests = (db: Knex, ids: readonly number[]): Promise<InterestRow[]> =>
  readRows(db, 'i.id = any (?)', [[...ids]]);

/** All between two families, the newest first. */
export const listOfPair = (db: Knex, one: number, other: number): Promise<InterestRow[]> =>
  readRows(db, '(i.sender, i.receiver) in ((?, ?), (?, ?)) order by i.id desc', [one, other, other, one]);

export const listLiveOf = (tx: Knex.Transaction, profileId: number): Promise<InterestRow[]> =>
  readRows(
    tx,
    `(i.sender = ? or i.receiver = ?) and i.state in ('open', 'later', 'accepted') order by i.id for update`,
    [profileId, profileId],
  );

export async function findProfileOf(db: Knex, userId: string): Promise<number | null> {
  const row = await db('qd_matrimonial_profile').where({ user: userId }).first('id');
  return row?.id ?? null;
}

/** Some that no other worker has in hand: their last day has passed, or is near and nobody was told. */
export const takeExpired = (tx: Knex.Transaction, today: string): Promise<InterestRow[]> =>
  readRows(
    tx,
    `i.state in ('open', 'later') and i.open_until < ? order by i.id limit 100 for update skip locked`,
    [today],
  );
export const takeLastDays = (tx: Knex.Transaction, until: string): Promise<InterestRow[]> =>
  readRows(
    tx,
    `i.state in ('open', 'later') and i.open_until <= ? and i.last_call_at is null
      order by i.id limit 100 for update skip locked`,
    [until],
  );

type NewInterest = Pick<
  Rows['interest'],
  'sender' | 'receiver' | 'sender_account' | 'sentence' | 'words' | 'sent_at'
> & { open_until: string };

export async function insertInterest(tx: Knex.Transaction, row: NewInterest): Promise<InterestRow> {
  const { rows } = await tx.raw<{ rows: { interest: InterestRow }[] }>(
    `insert into ${table} as i (sender, receiver, sender_account, sentence, words, sent_at, open_until)
     values (:sender, :receiver, :sender_account, :sentence, :words, :sent_at, :open_until)
     returning to_json(i) as interest`,
    row,
  );
  const [inserted] = rows;
  if (!inserted) throw new Error('the interest was not inserted');
  return inserted.interest;
}

/** What is not of the steps. */
type More = Partial<
  Pick<
    Rows['interest'],
    'told_at' | 'last_call_at' | 'answer_words' | 'shared_mobile' | 'best_from' | 'best_to'
  >
>;

export async function updateInterest(
  tx: Knex.Transaction,
  id: number,
  changes: Partial<InterestFacts>,
  more: More = {},
): Promise<InterestRow> {
  await tx(table)
    .where({ id })
    .update({ ...encodeSteps(changes), ...more });
  const row = await findInterest(tx, id);
  if (!row) throw new Error('the interest is gone');
  return row;
}

export interface SentCounts {
  openSent: number;
  sentToday: number;
}

/** An answer that is not final leaves its interest open for the sender. */
export async function countSent(db: Knex, profileId: number, today: string): Promise<SentCounts> {
  const { rows } = await db.raw<{ rows: SentCounts[] }>(
    `select count(*) filter (where state in ('open', 'later') or settles_at > now())::integer as "openSent",
            count(*) filter (where sent_at >= (?::date)::timestamp at time zone 'Asia/Kolkata')::integer as "sentToday"
       from ${table} where sender = ?`,
    [today, profileId],
  );
  return rows[0] ?? { openSent: 0, sentToday: 0 };
}

/** When this family was last told that the other one wrote. */
export async function findTold(db: Knex, sender: number, receiver: number): Promise<Date | null> {
  const row = await db(table).where({ sender, receiver }).max<{ max: Date | null }[]>('told_at').first();
  return row?.max ?? null;
}

/** A family, for mails and sentences. */
export interface FamilyRow {
  id: number;
  owner: string;
  first_name: string | null;
  last_name: string | null;
  wants_mail: boolean;
  is_shown: boolean;
  is_hidden: boolean;
  status: string;
  photo_for: 'all' | 'accepted';
}

/** Shown: others may read of it now. */
export async function findFamilies(db: Knex, ids: readonly number[]): Promise<Map<number, FamilyRow>> {
  const { rows } = await db.raw<{ rows: FamilyRow[] }>(
    `select p.id, p."user" as owner, p.first_name, p.last_name, p.family_mail_stopped_at is null as wants_mail,
            p.status = 'Active' and not p.is_hidden and u.status = 'active' as is_shown,
            p.is_hidden, p.status, p.photo_for
       from qd_matrimonial_profile p join directus_users u on u.id = p."user" where p.id = any (?)`,
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether either of two families blocked the other. */
export async function isBlockedBetween(db: Knex, one: number, other: number): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { is_blocked: boolean }[] }>(
    `select exists (select from junction_directus_users_qd_matrimonial_profile_1 b
        join qd_matrimonial_profile mine on mine."user" = b.directus_users_id
       where (mine.id, b.qd_matrimonial_profile_id) in ((?, ?), (?, ?))) as is_blocked`,
    [one, other, other, one],
  );
  return rows[0]?.is_blocked ?? false;
}

export interface NumberRow extends FamilyNumber {
  profile: number;
}

/** The numbers of families, each once, in the order of their addresses, and whose they are. */
export async function findNumbers(db: Knex, profileIds: readonly number[]): Promise<NumberRow[]> {
  const { rows } = await db.raw<{
    rows: { profile: number; father: string | null; mother: string | null; addresses: ContactAddress[] }[];
  }>(
    `select p.id as profile, p.father_name as father, p.mother_name as mother,
            json_agg(json_build_object('name', a.name, 'mobile', a.mobile, 'alternativeMobile', a.mobile_alternative)
                     order by a.id) as addresses
       from qd_matrimonial_profile p join qd_address a on a.profile = p.id
      where p.id = any (?) group by p.id`,
    [[...profileIds]],
  );
  return rows.flatMap(({ profile, addresses, father, mother }) =>
    listNumbers(addresses, { father, mother }).map((number) => ({ profile, ...number })),
  );
}

export async function isMelawaAhead(db: Knex): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { is_ahead: boolean }[] }>(
    `select exists (select from edition where event_date >= ${todaySql}) as is_ahead`,
  );
  return rows[0]?.is_ahead ?? false;
}
