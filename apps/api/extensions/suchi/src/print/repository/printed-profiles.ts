import type { PrintedProfile } from '@suchi/domain/print';
import { mediaFolderIds } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { isPrintedIn } from '../../platform/edition-sql.ts';
import type { SqlPart } from '../../platform/list-page.ts';

const nameOf = (column: string) => `(select l.name from qdb_lookup l where l.id = p.${column})`;
const filled = (column: string) => `nullif(trim(p.${column}), '')`;

/** The columns of a `PrintedProfile` of profile `p`, each under its name in the type. */
export const printedProfileColumns = `
  p.id as profile, p.serial_number as "serialNumber", p.gender,
  concat_ws(' ', ${filled('first_name')}, ${filled('middle_name')}, ${filled('last_name')}) as name,
  coalesce(p.first_name, '') as "firstName", coalesce(p.last_name, '') as "lastName",
  ${filled('own_script_name')} as "ownScriptName",
  (select json_build_object('file', f.id, 'width', f.width, 'height', f.height) from directus_files f
    where f.id = p.main_photo and f.folder = '${mediaFolderIds.photos}' and f.width is not null and f.height is not null) as photo,
  to_char(p.brithday, 'YYYY-MM-DD') as birthday, left(p.birth_time::text, 5) as "birthTime",
  p.new_birth_place ->> 'name' as "birthPlace", p.height::float as "heightCm",
  ${nameOf('blood_group')} as "bloodGroup", ${nameOf('gotra')} as gotra,
  p.new_native_place ->> 'name' as "nativePlace", ${filled('maternal_surname')} as "maternalSurname",
  nullif(p.marital_status, 'married') as "maritalStatus", p.match_horoscope as "matchHoroscope",
  ${nameOf('heighest_education')} as "highestEducation",
  ${nameOf('second_heighest_education')} as "secondHighestEducation",
  (select coalesce(json_agg(l.name order by j.id), '[]')
     from qd_matrimonial_profile_education j join qdb_lookup l on l.id = j.qdb_lookup_id
    where j.qd_matrimonial_profile_id = p.id) as "newEducation",
  ${filled('education_stream')} as "educationStream", ${filled('designation')} as designation,
  ${filled('organization_name')} as organisation,
  case when p.income is not null
       then json_build_object('amount', p.income, 'currency', coalesce(p.income_currency, 'INR')) end as income,
  p.new_location ->> 'name' as "workLocation",
  json_build_object('married', p.brothers_married, 'unmarried', p.brothers_unmarried) as brothers,
  json_build_object('married', p.sisters_married, 'unmarried', p.sisters_unmarried) as sisters,
  ${filled('partner_expectations')} as expectations,
  (select coalesce(json_agg(number order by first_at), '[]')
     from (select number, min(place) as first_at
             from (select trim(n.number) as number, 2 * a.id + n.slot as place
                     from qd_address a
                    cross join lateral (values (1, a.mobile), (2, a.mobile_alternative)) n(slot, number)
                    where a.profile = p.id) every
            where number <> '' group by number) once) as mobiles,
  ${filled('email')} as email,
  (select json_build_object('lines', case when p.hide_street then '' else coalesce(a.address, '') end, 'city', a.city, 'pincode', a.pincode,
                            'country', (select l.name from qdb_lookup l where l.id = a.country))
     from qd_address a where a.profile = p.id order by a.id limit 1) as address`;

/** Which profiles: all of them, some, or those with a number in a range. */
export interface PrintedWhere {
  profiles?: readonly number[];
  serials?: { from: number; to: number };
}

/** The condition on profile `p` to be printed in an edition, for a list. */
export const wherePrinted = (edition: number): SqlPart => ({
  sql: isPrintedIn('?'),
  bindings: [edition, edition],
});

/**
 * What the book would print now: those who are looking and have a number of this edition, in the order of the numbers.
 */
export async function readPrintedProfiles(
  db: Knex,
  edition: number,
  { profiles, serials }: PrintedWhere = {},
): Promise<PrintedProfile[]> {
  const { rows } = await db.raw<{ rows: PrintedProfile[] }>(
    `select ${printedProfileColumns}
       from qd_matrimonial_profile p
      where ${isPrintedIn(':edition')} and p.serial_number between :from and :to
        and (:profiles::integer[] is null or p.id = any(:profiles))
      order by p.serial_number`,
    {
      edition,
      from: serials?.from ?? 1,
      to: serials?.to ?? 999_999,
      profiles: profiles ?? null,
    } as unknown as Record<string, Knex.RawBinding>,
  );
  return rows;
}

/** The same profiles, without what is printed of them. */
export async function listPrintedNumbers(
  db: Knex,
  edition: number,
): Promise<{ profile: number; serialNumber: number }[]> {
  const { rows } = await db.raw<{ rows: { profile: number; serialNumber: number }[] }>(
    `select p.id as profile, p.serial_number as "serialNumber" from qd_matrimonial_profile p
      where ${isPrintedIn(':edition')} order by p.serial_number`,
    { edition },
  );
  return rows;
}
