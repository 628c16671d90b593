import { type KeptPlace, placeKey } from '../fit/town.ts';
import { nameKey, searchedNames, type SearchedNames } from '../text/sound-key.ts';

/** What the keys are made of. */
export type KeyedProfile = SearchedNames & { new_location?: KeptPlace | null };
export const keyedColumns = [...searchedNames, 'new_location'] as const;

/** Columns that a search reads in place of others: how the names sound, and where the town is. */
export const searchKeys = (profile: KeyedProfile) => ({
  name_key: nameKey(profile),
  place_key: placeKey(profile.new_location ?? null),
});
