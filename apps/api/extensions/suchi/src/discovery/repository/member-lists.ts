import type { MemberList } from '@suchi/contracts/discovery';
import type { Knex } from 'knex';
import { blocks } from './viewer-sql.ts';

const favourites = 'junction_directus_users_qd_matrimonial_profile';

export interface ListRow {
  profile_id: number;
  link_id: number | null;
  notes: { id: number; note: string }[];
  name: string;
}

const nameOfProfile = "concat_ws(' ', p.first_name, p.last_name) as name";

/** A member who blocks a profile no longer sees it in favourites and notes; unblocking brings it back. */
const notBlocked = (profile: string, user: string) => `not exists (
  select from ${blocks} b where b.directus_users_id = ${user} and b.qd_matrimonial_profile_id = ${profile})`;

const pairs = (table: string) => `
  select j.qd_matrimonial_profile_id as profile_id, j.id as link_id, '[]'::json as notes, ${nameOfProfile},
         j.id as newest
    from ${table} j join qd_matrimonial_profile p on p.id = j.qd_matrimonial_profile_id
   where j.directus_users_id = ?`;

const lists: Record<MemberList, string> = {
  favourites: `${pairs(favourites)} and ${notBlocked('j.qd_matrimonial_profile_id', 'j.directus_users_id')}`,
  blocked: pairs(blocks),
  noted: `
    select n.matrinonial_profile as profile_id, null::integer as link_id,
           json_agg(json_build_object('id', n.id, 'note', n.note) order by n.id) as notes,
           ${nameOfProfile}, max(n.id) as newest
      from matrimonial_profile_notes n join qd_matrimonial_profile p on p.id = n.matrinonial_profile
     where n.user_created = ? and ${notBlocked('n.matrinonial_profile', 'n.user_created')} group by n.matrinonial_profile, p.first_name, p.last_name`,
};

/** Newest first. */
export async function readMemberList(
  tx: Knex,
  kind: MemberList,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; entries: ListRow[] }> {
  const { rows } = await tx.raw<{ rows: (ListRow & { total: number })[] }>(
    `with list as (${lists[kind]})
     select (select count(*) from list)::integer as total, page.*
       from (select 1) one left join lateral (select * from list order by newest desc limit ? offset ?) page on true
      order by page.newest desc`,
    [userId, limit, offset],
  );
  return { total: rows[0]?.total ?? 0, entries: rows.filter(({ profile_id }) => profile_id !== null) };
}

export async function countMemberLists(
  db: Knex,
  userId: string,
): Promise<{ favourites: number; noted: number }> {
  const { rows } = await db.raw<{ rows: [{ favourites: number; noted: number }] }>(
    `select (select count(*) from (${lists.favourites}) f)::integer as favourites,
            (select count(*) from (${lists.noted}) n)::integer as noted`,
    [userId, userId],
  );
  return rows[0];
}

/** The viewer's block and notes on one profile, oldest first. */
export interface OwnMarks {
  block_id: number | null;
  notes: { id: number; note: string; at: string }[];
}

export async function readOwnMarks(tx: Knex, userId: string, profileId: number): Promise<OwnMarks> {
  const { rows } = await tx.raw<{ rows: OwnMarks[] }>(
    `select (select id from ${blocks} where directus_users_id = :userId and qd_matrimonial_profile_id = :profileId) as block_id,
            (select coalesce(json_agg(json_build_object('id', n.id, 'note', n.note, 'at', n.date_created) order by n.id), '[]')
               from matrimonial_profile_notes n
              where n.user_created = :userId and n.matrinonial_profile = :profileId) as notes`,
    { userId, profileId },
  );
  return rows[0] ?? { block_id: null, notes: [] };
}
