import type { CalendarDate } from '@suchi/domain/basics';
import type { ContactAddress } from '@suchi/domain/discovery';
import type { SaidMood, TableTime } from '@suchi/domain/melawa';
import type { Gender } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { isBlockedSql, photoSql } from './candidates.ts';

export interface NewSide {
  number: number;
  profile: number | null;
  walk_in: number | null;
  shares: boolean;
}

export async function insertPair(
  tx: Knex.Transaction,
  { edition, madeAt, sides }: { edition: number; madeAt: Date; sides: readonly NewSide[] },
): Promise<void> {
  const [row] = await tx('melawa_pair').insert({ edition, made_at: madeAt }).returning('id');
  if (row) await tx('melawa_pair_side').insert(sides.map((side) => ({ pair: row.id, ...side })));
}

export const deletePairs = (tx: Knex.Transaction, edition: number): Promise<number> =>
  tx('melawa_pair').where({ edition }).delete();

/** Whose pairs are read: a profile, or at a desk the number of a family. */
export type PairReader = { profile: number } | { number: number };

export interface PairRow {
  id: number;
  own_side: number;
  own_number: number;
  own_shares: boolean;
  own_asks: boolean;
  shares: boolean;
  asks: boolean;
  table_number: number | null;
  table_from: Date | null;
  number: number;
  gender: Gender;
  name: string;
  birthday: CalendarDate | null;
  born_in: number | null;
  height: string | null;
  town: string | null;
  work: string | null;
  photo: { id: string; width: number; height: number } | null;
  father: string | null;
  mother: string | null;
  addresses: ContactAddress[];
}

/** The other family can still be shown: nobody took the pair back, blocked the other, or rests. */
const isShown = `own.took_back_at is null and other.took_back_at is null
  and not ${isBlockedSql('own.profile', 'other.profile')}
  and (other.profile is null or (p.status = 'Active' and not p.is_hidden
       and exists (select from directus_users owner where owner.id = p."user" and owner.status = 'active')))`;

/** All pairs of a family that are still there. A pair that is gone is like one that never was. */
export async function listPairs(db: Knex, edition: number, reader: PairReader): Promise<PairRow[]> {
  const [column, value] =
    'profile' in reader ? ['own.profile', reader.profile] : ['own.number', reader.number];
  const { rows } = await db.raw<{ rows: PairRow[] }>(
    `select pr.id, own.id as own_side, own.number as own_number, own.shares as own_shares, own.asks_table as own_asks,
            other.shares, other.asks_table as asks, pr.table_number, pr.table_from, other.number,
            coalesce(p.gender, w.gender) as gender,
            coalesce(concat_ws(' ', p.first_name, p.last_name), '') || coalesce(w.name, '') as name,
            to_char(coalesce(p.brithday, w.birthday), 'YYYY-MM-DD') as birthday, w.born_in, p.height::text as height,
            coalesce(p.new_location ->> 'name', w.town) as town, p.designation as work, ${photoSql} as photo,
            p.father_name as father, p.mother_name as mother,
            case when p.id is null then json_build_array(json_build_object('name', w.name, 'mobile', w.mobile, 'alternativeMobile', null))
                 else coalesce((select json_agg(json_build_object('name', a.name, 'mobile', a.mobile,
                        'alternativeMobile', a.mobile_alternative) order by a.id) from qd_address a where a.profile = p.id), '[]') end as addresses
       from melawa_pair pr
       join melawa_pair_side own on own.pair = pr.id
       join melawa_pair_side other on other.pair = pr.id and other.id <> own.id
       left join qd_matrimonial_profile p on p.id = other.profile
       left join melawa_walk_in w on w.id = other.walk_in
       left join directus_files f on f.id = p.main_photo
      where pr.edition = ? and ${column} = ? and ${isShown}
      order by pr.table_from nulls last, other.number`,
    [edition, value],
  );
  return rows;
}

export async function updateSide(
  tx: Knex.Transaction,
  id: number,
  changes: Partial<{ shares: boolean; asks_table: boolean; took_back_at: Date }>,
): Promise<void> {
  await tx('melawa_pair_side').where({ id }).update(changes);
}

export async function setTable(
  tx: Knex.Transaction,
  pair: number,
  time: Pick<TableTime, 'table' | 'from'> | null,
): Promise<void> {
  await tx('melawa_pair')
    .where({ id: pair })
    .update({ table_number: time?.table ?? null, table_from: time?.from ?? null });
}

/** All tables that are given, with the numbers of the two families. */
export async function listTables(db: Knex, edition: number): Promise<TableTime[]> {
  const { rows } = await db.raw<{ rows: { table: number; from: Date; one: number; other: number }[] }>(
    `select pr.table_number as table, pr.table_from as from, min(s.number) as one, max(s.number) as other
       from melawa_pair pr join melawa_pair_side s on s.pair = pr.id
      where pr.edition = ? and pr.table_number is not null group by pr.id`,
    [edition],
  );
  return rows.map(({ table, from, one, other }) => ({ table, from, pair: [one, other] }));
}

/** How many families are in a pair, and for how many pairs a table was asked and given. */
export async function countPairs(
  db: Knex,
  edition: number,
): Promise<{ familiesInPair: number; tablesAsked: number; tablesGiven: number }> {
  const { rows } = await db.raw<{
    rows: [{ familiesInPair: number; tablesAsked: number; tablesGiven: number }];
  }>(
    `select count(distinct s.number)::int as "familiesInPair",
            count(distinct pr.id) filter (where s.asks_table)::int as "tablesAsked",
            count(distinct pr.id) filter (where pr.table_number is not null)::int as "tablesGiven"
       from melawa_pair pr join melawa_pair_side s on s.pair = pr.id where pr.edition = ?`,
    [edition],
  );
  return rows[0];
}

/** How many families were given a table. */
export async function countMet(db: Knex, edition: number): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ met: number }] }>(
    `select count(distinct s.number)::int as met from melawa_pair pr join melawa_pair_side s on s.pair = pr.id
      where pr.edition = ? and pr.table_number is not null`,
    [edition],
  );
  return rows[0].met;
}

export async function insertSaid(
  tx: Knex.Transaction,
  said: { edition: number; mood: SaidMood; words: string | null; said_on: CalendarDate },
): Promise<void> {
  await tx('melawa_said').insert({ id: crypto.randomUUID(), ...said });
}
