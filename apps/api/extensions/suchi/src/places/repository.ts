import type { Knex } from 'knex';

/** See `apps/api/schema/gazetteer.ts`. */
export interface PlaceRow {
  name: string;
  region: string | null;
  country: string;
  lat: number | null;
  lng: number | null;
}

/**
 * Exact names, then prefixes, then parts; if these are few, also similar spellings. One trigram index serves all,
 * so the expression must be exactly `lower(name)`.
 */
export async function findPlaces(
  database: Knex,
  { text, limit }: { text: string; limit: number },
): Promise<PlaceRow[]> {
  const { rows } = await database.raw<{ rows: PlaceRow[] }>(findPlacesSql, {
    text,
    limit,
    beginning: `${escapeLike(text)}%`,
    // Two letters have no trigram inside a word, so a search for a part would read every row.
    anywhere: text.length < 3 ? `${escapeLike(text)}%` : `%${escapeLike(text)}%`,
  });
  return rows;
}

const findPlacesSql = `
  with fitting as (
    select *, case when lower(name) = :text then 0 when lower(name) like :beginning then 1 else 2 end as step
      from gazetteer.place
     where lower(name) like :anywhere
     order by step, priority, length(name), name, region
     limit :limit
  ), near as (
    select *, 4 - similarity(lower(name), :text) as step
      from gazetteer.place
     where (select count(*) from fitting) < :limit
       and lower(name) % :text and lower(name) not like :anywhere
     order by step, priority, length(name), name, region
     limit :limit
  )
  select found.name, region.name as region, region.country, found.lat, found.lng
    from (select * from fitting union all select * from near) found
    join gazetteer.region on region.id = found.region
   order by found.step, found.priority, length(found.name), found.name, found.region
   limit :limit`;

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
