import type { CalendarDate } from '@suchi/domain/basics';
import type { Gender } from '@suchi/domain/profiles';
import type { Knex } from 'knex';

const nameOf = (account: string) => `nullif(concat_ws(' ', ${account}.first_name, ${account}.last_name), '')`;

export interface DeskRow {
  id: string;
  desk: number;
  volunteer: string | null;
  mobile: string | null;
  joined_at: Date;
  heard_at: Date;
  sent_all_at: Date | null;
  battery: number | null;
  queue: number | null;
  queue_at: Date | null;
  ended_at: Date | null;
  wiped_at: Date | null;
}

/** Every phone that joined a desk, by desk, the newest one first. */
export async function listDesks(db: Knex, edition: number): Promise<DeskRow[]> {
  const { rows } = await db.raw<{ rows: DeskRow[] }>(
    `select d.id, d.desk, ${nameOf('u')} as volunteer, u.mobile, d.joined_at, d.heard_at, d.sent_all_at, d.battery,
            d.queue, d.queue_at, d.ended_at, d.wiped_at
       from melawa_desk d left join directus_users u on u.id = d.account
      where d.edition = ? order by d.desk, d.joined_at desc, d.id`,
    [edition],
  );
  return rows;
}

/** The screens of the hall that the event desk let in. */
export async function listScreens(db: Knex): Promise<{ name: string | null; last_seen_at: Date | null }[]> {
  const { rows } = await db.raw<{ rows: { name: string | null; last_seen_at: Date | null }[] }>(
    'select name, last_seen_at from hall_screen where authorised_at is not null and ends_at > now() order by authorised_at, id',
  );
  return rows;
}

/** The families that said yes, as the operations of the doors name them. */
export async function listExpected(db: Knex, edition: number): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { family: string }[] }>(
    `select 'p' || profile as family from melawa_answer where edition = ? and is_coming
     union all select family from melawa_rehearsed where edition = ?`,
    [edition, edition],
  );
  return new Set(rows.map(({ family }) => family));
}

export interface WordRow {
  text: string;
  said_at: Date;
}

export async function insertWord(
  tx: Knex.Transaction,
  row: WordRow & { edition: number; said_by: string },
): Promise<void> {
  await tx('melawa_word').insert(row);
}

/** The newest one since then. */
export async function findWord(
  db: Knex,
  { edition, since }: { edition: number; since: Date },
): Promise<WordRow | null> {
  const { rows } = await db.raw<{ rows: WordRow[] }>(
    'select text, said_at from melawa_word where edition = ? and said_at >= ? order by id desc limit 1',
    [edition, since],
  );
  return rows[0] ?? null;
}

export interface ShreddingRow {
  said_by_id: string | null;
  said_by: string | null;
  said_at: Date | null;
  agreed_by: string | null;
  agreed_at: Date | null;
}

export async function readShreddingRow(db: Knex, edition: number): Promise<ShreddingRow> {
  const { rows } = await db.raw<{ rows: [ShreddingRow] }>(
    `select m.shred_said_by as said_by_id, ${nameOf('first')} as said_by, m.shred_said_at as said_at,
            ${nameOf('second')} as agreed_by, m.shred_agreed_at as agreed_at
       from melawa_event m left join directus_users first on first.id = m.shred_said_by
            left join directus_users second on second.id = m.shred_agreed_by
      where m.edition = ?`,
    [edition],
  );
  return rows[0];
}

export async function saveShredding(
  tx: Knex.Transaction,
  edition: number,
  columns:
    { shred_said_by: string; shred_said_at: Date } | { shred_agreed_by: string; shred_agreed_at: Date },
): Promise<void> {
  await tx('melawa_event').where({ edition }).update(columns);
}

export interface CandidateFacts {
  family: string;
  gender: Gender;
  birthday: CalendarDate | null;
  born_in: number | null;
  /** Null: not known. */
  town: string | null;
  is_abroad: boolean;
  /** Only the family came. */
  is_away: boolean;
}

/** The candidates of the families that are in. */
export async function listCandidateFacts(
  db: Knex,
  edition: number,
  families: readonly string[],
): Promise<CandidateFacts[]> {
  const { rows } = await db.raw<{ rows: CandidateFacts[] }>(
    `select 'p' || p.id as family, p.gender, to_char(p.brithday, 'YYYY-MM-DD') as birthday, null::integer as born_in,
            p.new_location ->> 'name' as town, coalesce(lower(p.new_country), 'india') <> 'india' as is_abroad,
            coalesce(a.is_coming and not a.is_candidate_coming, false) as is_away
       from qd_matrimonial_profile p left join melawa_answer a on a.profile = p.id and a.edition = :edition
      where p.id in (select substring(name from 2)::integer from unnest(cast(:families as text[])) name
                      where name ~ '^p\\d{1,9}$')
        and p.gender is not null
     union all
     select w.family, w.gender, to_char(w.birthday, 'YYYY-MM-DD'), w.born_in, w.town, false, false
       from melawa_walk_in w where w.edition = :edition and w.family = any(cast(:families as text[]))`,
    { edition, families: [...families] },
  );
  return rows;
}

/** The longest time that a check-in waited for the network, and at which desk. */
export async function findLongestOffline(
  db: Knex,
  edition: number,
): Promise<{ desk: number; minutes: number } | null> {
  const { rows } = await db.raw<{ rows: { desk: number; minutes: number }[] }>(
    `select d.desk, floor(extract(epoch from o.received_at - o.happened_at) / 60)::integer as minutes
       from melawa_operation o join melawa_desk d on d.id = o.stream
      where o.edition = ? order by o.received_at - o.happened_at desc limit 1`,
    [edition],
  );
  return rows[0] ?? null;
}

export interface NoShowRow {
  profile: number;
  number: number | null;
  name: string;
  people: number;
}

export async function listNoShows(
  db: Knex,
  edition: number,
  profiles: readonly number[],
): Promise<NoShowRow[]> {
  const { rows } = await db.raw<{ rows: NoShowRow[] }>(
    `select p.id as profile, case when p.edition = a.edition then p.serial_number end as number,
            concat_ws(' ', p.first_name, p.last_name) as name,
            a.parents + a.others + a.is_candidate_coming::integer as people
       from melawa_answer a join qd_matrimonial_profile p on p.id = a.profile
      where a.edition = ? and a.is_coming and p.id = any(?::integer[])
      order by number nulls last, name, p.id`,
    [edition, [...profiles]],
  );
  return rows;
}
