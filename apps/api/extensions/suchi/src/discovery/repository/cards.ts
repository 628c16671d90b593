import { type CalendarDate } from '@suchi/domain/basics';
import { type Gender, type IncomeCurrency, type MaritalStatus, mediaFolderIds } from '@suchi/domain/profile';
import type { Knex } from 'knex';
import type { PictureRow } from '../../media/present-picture.ts';
import { askPrepared } from '../../platform/ask-prepared.ts';
import { startOfDay } from '../days.ts';

/** What a card is made of, with what the viewer did about the profile. */
export interface CardRow {
  id: number;
  gender: Gender | null;
  first_name: string | null;
  middle_name: string | null;
  last_name: string | null;
  marital_status: MaritalStatus | null;
  birthday: CalendarDate | null;
  birth_time: string | null;
  birth_place: string | null;
  location: string | null;
  country: string | null;
  height: number | null;
  highest_education: string | null;
  second_highest_education: string | null;
  new_education: string[];
  education_stream: string | null;
  designation: string | null;
  organization_name: string | null;
  income: number | null;
  income_currency: IncomeCurrency | null;
  serial_number: number | null;
  photo: PictureRow | null;
  addresses: { mobile: string | null; alternativeMobile: string | null }[];
  favourite_id: number | null;
  is_opened_today: boolean;
}

/** For whom cards are read, and on which day. */
export interface Reader {
  userId: string;
  today: CalendarDate;
}

const nameOf = (column: string) => `(select l.name from qdb_lookup l where l.id = p.${column})`;

// Places and names of the older system stand behind those of the form.
const cardColumns = `
  p.id, p.gender, p.first_name, p.middle_name, p.last_name, p.marital_status,
  to_char(p.brithday, 'YYYY-MM-DD') as birthday, left(p.birth_time::text, 5) as birth_time,
  coalesce(p.new_birth_place ->> 'name', ${nameOf('birth_place')}) as birth_place,
  coalesce(p.new_location ->> 'name', ${nameOf('location')}) as location,
  coalesce(p.new_country, ${nameOf('country')}) as country,
  p.height, p.education_stream, p.designation, p.organization_name, p.income, p.income_currency, p.serial_number,
  ${nameOf('heighest_education')} as highest_education,
  ${nameOf('second_heighest_education')} as second_highest_education,
  (select coalesce(json_agg(l.name order by j.id), '[]')
     from qd_matrimonial_profile_education j join qdb_lookup l on l.id = j.qdb_lookup_id
    where j.qd_matrimonial_profile_id = p.id) as new_education,
  (select json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.metadata ->> 'blur')
     from directus_files f
    where f.id = p.main_photo and f.folder = ? and f.width is not null and f.height is not null) as photo,
  (select coalesce(json_agg(json_build_object('mobile', a.mobile, 'alternativeMobile', a.mobile_alternative) order by a.id), '[]')
     from qd_address a where a.profile = p.id) as addresses,
  (select j.id from junction_directus_users_qd_matrimonial_profile j
    where j.directus_users_id = ? and j.qd_matrimonial_profile_id = p.id) as favourite_id,
  exists (select from contact_reveal r
           where r.viewer = ? and r.profile = p.id and r.date_created >= ${startOfDay}) as is_opened_today`;

/** Some cards as one value, in the order of the ids, and what is bound in it. */
export function askForCards(ids: readonly number[], { userId, today }: Reader) {
  // So many ids are so many bindings: an array as one binding has no length to plan for, and is planned for each time.
  const wanted = ids.map(() => '?').join(', ');
  return {
    sql: `(select coalesce(json_agg(card order by place), '[]')
             from (select place, ${cardColumns}
                     from unnest(array[${wanted}]::integer[]) with ordinality as wanted (id, place)
                     join qd_matrimonial_profile p using (id)) card)`,
    bindings: [mediaFolderIds.photos, userId, userId, today, ...ids],
  };
}

/** The cards of some profiles in the given order. Nobody is left out here. */
export async function readCards(tx: Knex, ids: readonly number[], reader: Reader): Promise<CardRow[]> {
  const { sql, bindings } = askForCards(ids, reader);
  const name = `cards-${ids.length}`;
  const [row] = await askPrepared<{ cards: CardRow[] }>(tx, name, `select ${sql} as cards`, bindings);
  return row?.cards ?? [];
}
