import type { CalendarDate } from '@suchi/domain/basics';
import type { ContactAddress } from '@suchi/domain/discovery';
import type { Audience } from '@suchi/domain/lifecycle';
import { type BirthTimeAccuracy, mediaFolderIds } from '@suchi/domain/profiles';
import { sourceLanguage } from '@suchi/words';
import type { Knex } from 'knex';
import { askedSince, type BadgeRow } from '../../freshness/present-badge.ts';
import { type InterestRow, lastInterest } from '../../families/present-card-interest.ts';
import { type FitSideRow, fitSideSql } from '../../fit/present-fit-side.ts';
import type { PictureRow } from '../../media/present-picture.ts';
import { queryPrepared } from '../../platform/query-prepared.ts';
import type { Row } from '../../platform/rows.generated.ts';
import { bookSerial } from '../../platform/edition-sql.ts';
import { startOf } from '../days.ts';
import { isFound, maySee, seesPhoto, viewerBindings, type ViewerKey, withViewer } from './viewer-sql.ts';

type PlainColumn =
  | 'id'
  | 'gender'
  | 'first_name'
  | 'middle_name'
  | 'own_script_name'
  | 'last_name'
  | 'marital_status'
  | 'education_stream'
  | 'designation'
  | 'organization_name'
  | 'income_currency'
  | 'serial_number'
  | 'father_name'
  | 'mother_name';

export interface CardRow extends Row<'qd_matrimonial_profile', PlainColumn>, BadgeRow {
  as: 'owner' | 'admin' | 'subscriber';
  birthday: CalendarDate | null;
  birth_time: string | null;
  birth_place: string | null;
  location: string | null;
  country: string | null;
  gotra: string | null;
  highest_education: string | null;
  second_highest_education: string | null;
  new_education: string[];
  photo: PictureRow | null;
  /** For families that were accepted alone. */
  is_photo_closed: boolean;
  number_for: Audience;
  /** Numbers, because the cards come as JSON. */
  height: number | null;
  income: number | null;
  addresses: ContactAddress[];
  favourite_id: number | null;
  is_opened_today: boolean;
  /** Instants as text, because the cards come as JSON. */
  opened_at: string | null;
  wrote_at: string | null;
  shown_since: string | null;
  birth_time_accuracy: BirthTimeAccuracy | null;
  fit_side: FitSideRow;
  /** The last one with the viewer. */
  interest: InterestRow | null;
  /** False where only an interest shows the profile, whose number then stays closed. */
  is_found: boolean;
}

const label = 'coalesce(l.names ->> reader.language, l.name)';
/** What the reader calls a value that the profile has by its id. */
const labelOf = (column: string) => `(select ${label} from qdb_lookup l where l.id = p.${column})`;
/** The same for one that the profile has by its name. It may be in no list. */
const labelOfNamed = (list: string, column: string) =>
  `coalesce((select l.names ->> reader.language from qdb_lookup l
              where reader.language <> '${sourceLanguage}' and l.lookup = '${list}'
                and lower(l.name) = lower(p.${column}) and coalesce(l.state, '') = '' and l.removed_at is null),
            p.${column})`;

/** The main photo of profile `p`, if it can be shown. */
export const photoColumn = `(select json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.metadata ->> 'blur')
     from directus_files f
    where f.id = p.main_photo and f.folder = '${mediaFolderIds.photos}' and f.width is not null and f.height is not null)`;

const cardColumns = `
  case when p."user" = v.user_id then 'owner' when v.is_staff then 'admin' else 'subscriber' end as "as",
  p.id, p.gender, p.first_name, p.middle_name, p.last_name, p.own_script_name, p.marital_status,
  to_char(p.brithday, 'YYYY-MM-DD') as birthday, left(p.birth_time::text, 5) as birth_time,
  p.new_birth_place ->> 'name' as birth_place,
  p.new_location ->> 'name' as location,
  ${labelOfNamed('Country', 'new_country')} as country,
  ${labelOfNamed('Education Stream', 'education_stream')} as education_stream,
  p.height, p.designation, p.organization_name, p.income, p.income_currency,
  ${bookSerial()} as serial_number,
  ${labelOf('gotra')} as gotra,
  ${labelOf('heighest_education')} as highest_education,
  ${labelOf('second_heighest_education')} as second_highest_education,
  (select coalesce(json_agg(${label} order by j.id), '[]')
     from qd_matrimonial_profile_education j join qdb_lookup l on l.id = j.qdb_lookup_id
    where j.qd_matrimonial_profile_id = p.id) as new_education,
  case when ${seesPhoto} then ${photoColumn} end as photo, not ${seesPhoto} as is_photo_closed, p.number_for,
  (select coalesce(json_agg(json_build_object('name', a.name, 'mobile', a.mobile, 'alternativeMobile', a.mobile_alternative) order by a.id), '[]')
     from qd_address a where a.profile = p.id) as addresses,
  (select j.id from junction_directus_users_qd_matrimonial_profile j
    where j.directus_users_id = v.user_id and j.qd_matrimonial_profile_id = p.id) as favourite_id,
  opened.at as opened_at, coalesce(opened.at >= ${startOf('v.today')}, false) as is_opened_today,
  (select max(m.date_created) from member_message m where m.sender = v.user_id and m.profile = p.id) as wrote_at,
  p.birth_time_accuracy, p.father_name, p.mother_name, p.shown_since, p.confirmed_at, ${askedSince('p')} as asked_at,
  ${fitSideSql('p')} as fit_side,
  ${lastInterest('v.profile_id', 'p.id')} as interest, coalesce(${isFound}, false) as is_found`;

/** One binding for each id: the planner cannot estimate the length of an array binding. */
export const cardsSql = (count: number) => `${withViewer}
  select coalesce(json_agg(card order by place), '[]') as cards
    from (select place, ${cardColumns}
            from viewer v
           cross join (select ?::text as language) reader
           cross join unnest(array[${Array(count).fill('?').join(', ')}]::integer[])
                 with ordinality as wanted (id, place)
            join qd_matrimonial_profile p using (id)
            join directus_users owner on owner.id = p."user"
           cross join lateral (select max(r.date_created) as at from contact_reveal r
                                where r.viewer = v.user_id and r.profile = p.id) opened
           where p."user" = v.user_id or ${maySee}) card`;

/**
 * Cards that the viewer may open now, in the given order. Rights and data come from one snapshot, so a cached id
 * cannot reveal a hidden profile. Owners get their own.
 */
export async function readCards(db: Knex, viewer: ViewerKey, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const name = `cards-${ids.length}`;
  const bindings = [...viewerBindings(viewer), viewer.language ?? sourceLanguage, ...ids];
  const [row] = await queryPrepared<{ cards: CardRow[] }>(db, name, cardsSql(ids.length), bindings);
  return row?.cards ?? [];
}
