import type { Knex } from 'knex';
import { type HoroscopeSideRow, horoscopeSideSql } from '../../horoscope/present-horoscope-side.ts';
import { queryPrepared } from '../../platform/query-prepared.ts';
import { maySee, viewerBindings, type ViewerKey, withViewer } from './viewer-sql.ts';

export interface HoroscopesRow {
  /** The own profile, or read by staff: there is nothing to match. */
  is_unmatched: boolean;
  /** Null without a profile. */
  mine: HoroscopeSideRow | null;
  theirs: HoroscopeSideRow;
}

const horoscopesSql = `${withViewer}
  select p."user" = v.user_id or v.is_staff as is_unmatched,
         case when mine.id is not null then ${horoscopeSideSql('mine', 'p')} end as mine,
         ${horoscopeSideSql('p', 'mine')} as theirs
    from viewer v
    join qd_matrimonial_profile p on p.id = ?
    join directus_users owner on owner.id = p."user"
    left join qd_matrimonial_profile mine on mine.id = v.profile_id
   where p."user" = v.user_id or ${maySee}`;

/** The viewer's side and that of a profile, if the viewer may open it. */
export async function findHoroscopes(
  db: Knex,
  viewer: ViewerKey,
  profileId: number,
): Promise<HoroscopesRow | null> {
  const bindings = [...viewerBindings(viewer), profileId];
  const [row] = await queryPrepared<HoroscopesRow>(db, 'horoscopes', horoscopesSql, bindings);
  return row ?? null;
}
