import type { Gender } from '../profiles/gender.ts';

/** What a family decided about its horoscope. */
export interface HoroscopeChoice {
  /** Its permission: the match is shown to families that show theirs. */
  shows: boolean;
  /** What it looks for; null where that does not matter. */
  wants: boolean | null;
}

/** Only `both` shows anything of a horoscope. `wanted`: the reader's is off, and the other family would like to see it. */
export type HoroscopeConsent = 'both' | 'theirs_off' | 'wanted' | 'off';

/** The same for two candidates; null for two of the same gender. */
export function findMatchState(
  mine: HoroscopeChoice & { gender: Gender | null },
  theirs: HoroscopeChoice & { gender: Gender | null },
): HoroscopeConsent | null {
  const genders = `${mine.gender} ${theirs.gender}`;
  const isPair = genders === 'Female Male' || genders === 'Male Female';
  return isPair ? findHoroscopeConsent(mine, theirs) : null;
}

/** A match is shown when both families show it, and to neither of them before. */
export function findHoroscopeConsent(mine: HoroscopeChoice, theirs: HoroscopeChoice): HoroscopeConsent {
  if (mine.shows) return theirs.shows ? 'both' : 'theirs_off';
  return theirs.shows || theirs.wants === true ? 'wanted' : 'off';
}
