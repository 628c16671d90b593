import type { CalendarDate } from '@suchi/domain/basics';
import type { Pair } from '@suchi/domain/melawa';
import type { Knex } from 'knex';

export async function findOwnProfile(db: Knex, userId: string): Promise<number | null> {
  const row = await db('qd_matrimonial_profile').where({ user: userId }).first('id');
  return row?.id ?? null;
}

export interface CandidateFacts {
  name: string;
  birthday: CalendarDate | null;
  /** Of a walk-in without a day of birth. */
  born_in: number | null;
  town: string | null;
  photo: { id: string; width: number; height: number } | null;
}

const none: CandidateFacts = { name: '', birthday: null, born_in: null, town: null, photo: null };

/** What a family sees of a candidate in the hall, and nothing else: the caller has checked that it may. */
export async function findCandidate(
  db: Knex,
  { profile, family, edition }: { profile: number | null; family: string; edition: number },
): Promise<CandidateFacts> {
  const { rows } = await db.raw<{ rows: CandidateFacts[] }>(
    `select concat_ws(' ', p.first_name, p.last_name) as name, to_char(p.brithday, 'YYYY-MM-DD') as birthday,
            null::integer as born_in, p.new_location ->> 'name' as town, ${photoSql} as photo
       from qd_matrimonial_profile p left join directus_files f on f.id = p.main_photo where p.id = ?
     union all
     select w.name, to_char(w.birthday, 'YYYY-MM-DD'), w.born_in, w.town, null::json
       from melawa_walk_in w where w.edition = ? and w.family = ?`,
    [profile, edition, family],
  );
  return rows[0] ?? none;
}

/** Of file `f`. */
export const photoSql = `case when f.id is not null and f.width is not null and f.height is not null
  then json_build_object('id', f.id, 'width', f.width, 'height', f.height) end`;

const blocks = 'junction_directus_users_qd_matrimonial_profile_1';

/** Whether one of two profiles blocked the other: two columns, in SQL. */
export const isBlockedSql = (one: string, other: string): string => `exists (
  select from ${blocks} b join qd_matrimonial_profile blocker on blocker."user" = b.directus_users_id
   where (blocker.id = ${one} and b.qd_matrimonial_profile_id = ${other})
      or (blocker.id = ${other} and b.qd_matrimonial_profile_id = ${one}))`;

/** Every block among some profiles, as their ids. */
export async function listBlocks(db: Knex, profiles: readonly number[]): Promise<Pair[]> {
  const { rows } = await db.raw<{ rows: { one: number; other: number }[] }>(
    `select own.id as one, b.qd_matrimonial_profile_id as other
       from ${blocks} b join qd_matrimonial_profile own on own."user" = b.directus_users_id
      where own.id = any(:profiles) and b.qd_matrimonial_profile_id = any(:profiles)`,
    { profiles: [...profiles] },
  );
  return rows.map(({ one, other }) => [one, other]);
}

/** Of the answers: which profiles share their number with the family of a pair. */
export async function listSharing(db: Knex, edition: number): Promise<Set<number>> {
  const rows = await db('melawa_answer').where({ edition, shares_number: true }).select('profile');
  return new Set(rows.map(({ profile }) => profile));
}

/** The walk-ins of a day, by their family. */
export async function listWalkIns(db: Knex, edition: number): Promise<Map<string, number>> {
  const rows = await db('melawa_walk_in').where({ edition }).select('id', 'family');
  return new Map(rows.map(({ id, family }) => [family, id]));
}

/** The accounts of profiles. */
export async function listOwners(db: Knex, profiles: readonly number[]): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { user: string }[] }>(
    `select p."user" from qd_matrimonial_profile p join directus_users u on u.id = p."user"
      where p.id = any(?) and u.status = 'active' order by p.id`,
    [[...profiles]],
  );
  return rows.map(({ user }) => user);
}
