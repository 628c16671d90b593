import type { PreferencesData, readPreferencesContract, savePreferencesContract } from '@suchi/contracts/fit';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { ownerIdOf, requireAuthor } from '../../profiles/commands/author.ts';
import { setPermissions } from '../../profiles/commands/change-status.ts';
import type { SavedPreferences } from '../codec.ts';
import { findOwnPreferences, pickJobTypes, savePreferences } from '../repository.ts';

export interface OwnFacts {
  saved: SavedPreferences;
  showsHoroscope: boolean;
  isGotraRuleOn: boolean;
}

/** Empty before there is a profile. */
export async function readOwnPreferences({
  caller,
  db,
  input,
}: ReadCall<z.output<typeof readPreferencesContract.input>, RoleCaller>): Promise<OwnFacts> {
  return loadOwn(db, ownerIdOf(caller, input.user));
}

async function loadOwn(db: Knex, userId: string): Promise<OwnFacts> {
  const own = await findOwnPreferences(db, userId);
  const { gotra_rule_on: isGotraRuleOn } = await readAssociation(db, 'gotra_rule_on');
  return {
    saved: own?.saved ?? { preferences: {}, gotra: null },
    showsHoroscope: own?.showsHoroscope ?? false,
    isGotraRuleOn,
  };
}

/** A value that has been merged or removed meanwhile is left out. */
async function withKnownWork(tx: Knex, { work, ...others }: PreferencesData): Promise<PreferencesData> {
  const known = work === undefined ? [] : await pickJobTypes(tx, work.value);
  return work === undefined || known.length === 0 ? others : { ...others, work: { ...work, value: known } };
}

/** Applies at once, without a review. */
export async function saveOwnPreferences(
  call: WriteCall<z.output<typeof savePreferencesContract.input>, RoleCaller>,
): Promise<OwnFacts> {
  const { caller, tx, input, now } = call;
  const { owner } = await requireAuthor(tx, caller, input.user);
  const own = await findOwnPreferences(tx, owner.id);
  if (own === null) throw codedError('PROFILE_NOT_FOUND');
  const preferences = await withKnownWork(tx, input.preferences);
  await savePreferences(tx, own.profileId, { preferences, gotra: input.gotra }, now);
  // Who asks others to match horoscopes shows their own.
  if (input.preferences.horoscope?.value === true && !own.showsHoroscope)
    await setPermissions(call, { showsHoroscope: true });
  return loadOwn(tx, owner.id);
}
