import type { CalendarDate } from '@suchi/domain/basics';
import type { Gender, SingleStatus } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { isLookingIn } from '../../platform/edition-sql.ts';

/** What numbers and print need of an active candidate. */
export interface BookCandidate {
  id: number;
  name: string;
  sortName: string;
  gender: Gender | null;
  maritalStatus: SingleStatus | null;
  birthday: CalendarDate | null;
  birthTime: string | null;
  approvedOn: CalendarDate;
  place: string | null;
  ownScriptName: string | null;
  hasGotra: boolean;
  photo: { file: string; width: number; height: number } | null;
  /** In this edition. */
  serialNumber: number | null;
  /** In the edition before. */
  lastNumber: number | null;
  keepsSerial: boolean;
}

/** Those who are looking. */
export async function listBookCandidates(db: Knex, edition: number): Promise<BookCandidate[]> {
  const { rows } = await db.raw<{ rows: BookCandidate[] }>(
    `select p.id, concat_ws(' ', p.first_name, p.middle_name, p.last_name) as name,
            lower(concat_ws(' ', p.last_name, p.first_name, p.middle_name)) as "sortName",
            p.gender, p.marital_status as "maritalStatus", to_char(p.brithday, 'YYYY-MM-DD') as birthday,
            p.birth_time::text as "birthTime", p.new_location ->> 'name' as place,
            p.own_script_name as "ownScriptName", p.gotra is not null as "hasGotra",
            case when f.width is not null and f.height is not null
                 then json_build_object('file', f.id, 'width', f.width, 'height', f.height) end as photo,
            to_char(coalesce(approved.at, p.date_created) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "approvedOn",
            case when p.edition = :edition then p.serial_number end as "serialNumber",
            case when p.edition = :edition then earlier.number_before else p.serial_number end as "lastNumber",
            p.keeps_serial as "keepsSerial"
       from qd_matrimonial_profile p
       left join directus_files f on f.id = p.main_photo
       left join lateral (
         select min(a.date_created) as at from audit_log a
          where a.subject_collection = 'qd_matrimonial_profile' and a.subject_id = p.id::text
            and a.action = 'profile.approve') approved on true
       left join lateral (
         select c.number_before from serial_change c
          where c.profile = p.id and c.edition_before <> :edition order by c.id desc limit 1) earlier on true
      where ${isLookingIn(':edition')}`,
    { edition },
  );
  return rows;
}

export interface NumberHolder {
  id: number;
  name: string;
  serialNumber: number;
}

/** The numbers of profiles that are no longer looking. They become free when numbers are given. */
export async function listFreed(db: Knex, edition: number): Promise<NumberHolder[]> {
  const { rows } = await db.raw<{ rows: NumberHolder[] }>(
    `select p.id, concat_ws(' ', p.first_name, p.last_name) as name, p.serial_number as "serialNumber"
       from qd_matrimonial_profile p
      where p.edition = :edition and p.serial_number is not null and not ${isLookingIn(':edition')}
      order by p.serial_number`,
    { edition },
  );
  return rows;
}
