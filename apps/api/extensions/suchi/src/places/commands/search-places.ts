import type { searchPlacesContract } from '@suchi/contracts/places';
import { toEnglishLetters } from '@suchi/domain/text';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { findPlaces, type PlaceRow } from '../repository.ts';

/** As many as fit above a phone's keyboard, and a few to scroll to. */
const shownAtMost = 8;

/** Likeliest first. */
export async function searchPlaces({
  input,
  db,
}: ReadCall<z.output<typeof searchPlacesContract.input>, RoleCaller>): Promise<PlaceRow[]> {
  const text = toEnglishLetters(input.q).toLowerCase();
  // Without two adjacent letters the index is useless, and every row would be read.
  if (!/[a-z0-9]{2}/.test(text)) return [];
  return findPlaces(db, { text, limit: shownAtMost });
}
