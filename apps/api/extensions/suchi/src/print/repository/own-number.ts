import type { Knex } from 'knex';

export interface OwnNumberRow {
  profile: number;
  user: string | null;
  isKept: boolean;
  last: { year: number; serialNumber: number } | null;
}

/** The number of before is on the profile, or in the run that gave the new one. */
export async function findOwnNumber(
  db: Knex,
  edition: number,
  whose: { user: string } | { profile: number },
): Promise<OwnNumberRow | null> {
  const { rows } = await db.raw<{ rows: OwnNumberRow[] }>(
    `select p.id as profile, p."user", p.keeps_serial as "isKept",
            (select json_build_object('year', e.year, 'serialNumber', n.number)
               from (select p.edition, p.serial_number as number where p.edition <> :edition
                     union all
                     (select c.edition_before, c.number_before from serial_change c
                       where c.profile = p.id and c.edition_before <> :edition order by c.id desc limit 1)) n
               join edition e on e.id = n.edition where n.number is not null limit 1) as last
       from qd_matrimonial_profile p where ${'user' in whose ? 'p."user" = :user' : 'p.id = :profile'}`,
    { ...whose, edition },
  );
  return rows[0] ?? null;
}
