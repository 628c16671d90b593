import type { OwnSpellings, ownSpellingsContract } from '@suchi/contracts/profiles';
import { isOwnScript, listOwnSpellings, soundKey } from '@suchi/domain/text';
import { LRUCache } from 'lru-cache';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { wordsOf } from '../../platform/list-page.ts';
import type { ReadCall } from '../../platform/route.ts';
import { listOwnScriptNames } from '../repository.ts';

/** The spellings of each sound key, for all members of a node. */
export type SpellingCache = LRUCache<string, string[]>;

export const createSpellingCache = (): SpellingCache => new LRUCache({ max: 5000, ttl: 10 * 60_000 });

/** Spellings of the typed words in English letters, a few words at a time. */
export async function readOwnSpellings(
  { input, db }: ReadCall<z.output<typeof ownSpellingsContract.input>, RoleCaller>,
  cache: SpellingCache,
): Promise<OwnSpellings> {
  const found: OwnSpellings = [];
  for (const word of wordsOf(input.name).filter((one) => !isOwnScript(one)))
    found.push({ word, spellings: await findSpellings(db, cache, soundKey(word)) });
  return found.filter(({ spellings }) => spellings.length > 0);
}

async function findSpellings(db: Knex, cache: SpellingCache, key: string): Promise<string[]> {
  // A letter is no name, and a word with a hyphen is two.
  if (!/^[a-z]{2,}$/.test(key)) return [];
  const spellings = cache.get(key) ?? listOwnSpellings(key, await listOwnScriptNames(db, key));
  cache.set(key, spellings);
  return spellings;
}
