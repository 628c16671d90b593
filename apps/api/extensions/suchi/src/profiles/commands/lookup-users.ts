import type { Knex } from 'knex';
import { loadPictures, type PictureRow } from '../../media/commands/load-media.ts';
import { lookupPartsOf, type StoredForm } from '../lookup-parts.ts';
import { countUses, findReferringRevisions, listUsers, type ReferredValue } from '../lookup-repository.ts';
import { findNamedProfiles, type NamedProfile } from '../repository.ts';

export type { ReferredValue } from '../lookup-repository.ts';

/** How many profiles have each of these values of one list, by value. */
export function countLookupUses(
  db: Knex,
  list: string,
  values: readonly ReferredValue[],
): Promise<Map<number, number>> {
  return countUses(db, list, values);
}

/** How many profiles have the value, in the profile or in a change that is not approved. */
export async function countAllUses(db: Knex, value: ReferredValue): Promise<number> {
  const users = await listUsers(db, value, countedAtMost);
  const changing = (await findReferringRevisions(db, value)).filter(({ form }) => hasValue(form, value));
  return new Set([...users, ...changing.map(({ profile }) => profile)]).size;
}

/** More than there are profiles. */
const countedAtMost = 1_000_000;

function hasValue(form: StoredForm, { id, name }: ReferredValue): boolean {
  const parts = Object.values(lookupPartsOf(form)).flat();
  return parts.some((part) => part === id || String(part).toLowerCase() === name.toLowerCase());
}

export interface LookupUsers {
  total: number;
  profiles: NamedProfile[];
  pictures: ReadonlyMap<string, PictureRow>;
}

/** The newest profiles that have the value. */
export async function loadLookupUsers(db: Knex, value: ReferredValue, limit: number): Promise<LookupUsers> {
  const total = (await countUses(db, value.list, [value])).get(value.id) ?? 0;
  const profiles = await findNamedProfiles(db, await listUsers(db, value, limit));
  const photos = profiles.flatMap(({ main_photo: photo }) => (photo === null ? [] : [photo]));
  return { total, profiles, pictures: await loadPictures(db, photos) };
}
