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

interface ComparedLists {
  /** The level of each value of the list of educations whose name says it. */
  levels: ReadonlyMap<number, EducationLevel>;
  gotras: readonly { id: number; name: string }[];
}

async function readLists(db: Knex): Promise<ComparedLists> {
  const { rows } = await db.raw<{ rows: { list: string; id: number; name: string }[] }>(
    `select lookup as list, id, name from qdb_lookup where lookup in ('Education New', 'Gotra') order by id`,
  );
  const levels = rows.flatMap(({ list, id, name }) => {
    const level = list === 'Gotra' ? null : educationLevelOf(name);
    return level === null ? [] : [[id, level] as const];
  });
  return { levels: new Map(levels), gotras: rows.filter(({ list }) => list === 'Gotra') };
}

/** The office rarely changes them, and every order is made with them. A transaction reads them for itself. */
const keptLists = new WeakMap<Knex, { lists: Promise<ComparedLists>; untilMs: number }>();
const listsKeptMs = 60_000;

export function findComparedLists(db: Knex): Promise<ComparedLists> {
  const kept = keptLists.get(db);
  if (kept && performance.now() < kept.untilMs) return kept.lists;
  const lists = readLists(db);
  keptLists.set(db, { lists, untilMs: performance.now() + listsKeptMs });
  lists.catch(() => keptLists.delete(db));
  return lists;
}
