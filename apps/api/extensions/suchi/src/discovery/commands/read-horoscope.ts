import type { readHoroscopeContract } from '@suchi/contracts/horoscope';
import type * as z from 'zod/mini';
import { type HoroscopeMatch, matchHoroscopes } from '../../horoscope/commands/match-horoscopes.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall } from '../../platform/route.ts';
import { findHoroscopes } from '../repository/horoscopes.ts';
import { requireScope, requireViewer } from './viewer.ts';

/** How the horoscopes of the caller's candidate and of another match. */
export async function readHoroscope({
  input,
  caller,
  db,
  now,
}: ReadCall<z.output<typeof readHoroscopeContract.input>, RoleCaller>): Promise<HoroscopeMatch | null> {
  const viewer = await requireViewer(db, caller, now);
  const found = await findHoroscopes(db, viewer.key, input.id);
  if (found === null) {
    requireScope(viewer);
    throw codedError('PROFILE_NOT_FOUND');
  }
  const { is_unmatched: isUnmatched, mine, theirs } = found;
  return isUnmatched || mine === null ? null : matchHoroscopes(db, { mine, theirs });
}
