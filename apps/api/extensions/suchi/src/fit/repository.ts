import { type EducationLevel, educationLevelOf } from '@suchi/domain/fit';
import type { Knex } from 'knex';
import { encodePreferences, parsePreferences, type PreferenceRow, type SavedPreferences } from './codec.ts';

export interface OwnPreferencesRow {
  profileId: number;
  showsHoroscope: boolean;
  saved: SavedPreferences;
}

/** Null without a profile. */
export async function findOwnPreferences(db: Knex, userId: string): Promise<OwnPreferencesRow | null> {
  const { rows } = await db.raw<{ rows: { id: number; shows: boolean; row: PreferenceRow | null }[] }>(
    `select p.id, p.shows_horoscope as shows, to_json(w) as row
       from qd_matrimonial_profile p left join partner_preference w on w.profile = p.id where p."user" = ?`,
    [userId],
  );
  const [own] = rows;
  return own ? { profileId: own.id, showsHoroscope: own.shows, saved: parsePreferences(own.row) } : null;
}

export async function savePreferences(
  tx: Knex.Transaction,
  profile: number,
  saved: SavedPreferences,
  now: Date,
): Promise<void> {
  const columns = { ...encodePreferences(saved), date_updated: now };
  await tx('partner_preference')
    .insert({ profile, ...columns, date_created: now } as never)
    .onConflict('profile')
    .merge(columns as never);
}

/** Those that are values of the list of job types. */
export async function pickJobTypes(db: Knex, ids: readonly number[]): Promise<number[]> {
  const rows = await db('qdb_lookup')
    .whereIn('id', [...ids])
    .where({ lookup: 'Job Type' })
    .whereNull('removed_at')
    .orderBy('id')
    .select('id');
  return rows.map(({ id }) => id);
}

/** Values of a list with their English names. */
export async function listValues(db: Knex, list: string): Promise<{ id: number; name: string }[]> {
  return db('qdb_lookup').where({ lookup: list }).orderBy('id').select('id', 'name');
}

/** In the language of the reader. */
export async function findLabels(
  db: Knex,
  ids: readonly number[],
  language: string,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.raw<{ rows: { id: number; label: string }[] }>(
    'select l.id, coalesce(l.names ->> ?::text, l.name) as label from qdb_lookup l where l.id = any (?::integer[])',
    [language, [...new Set(ids)]] as Knex.RawBinding[],
  );
  return new Map(rows.map(({ id, label }) => [id, label]));
}

/** The level of each value of the list of educations whose name says it. */
export async function listLevels(db: Knex): Promise<ReadonlyMap<number, EducationLevel>> {
  const educations = await listValues(db, 'Education New');
  return new Map(
    educations.flatMap(({ id, name }) => {
      const level = educationLevelOf(name);
      return level === null ? [] : [[id, level] as const];
    }),
  );
}
