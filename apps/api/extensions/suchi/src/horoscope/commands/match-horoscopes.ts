import {
  countPossibleGunas,
  findMatchState,
  findPossibleMangal,
  type PossibleGunas,
  type PossibleMangal,
  type PossibleMoon,
} from '@suchi/domain/horoscope';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';
import type { Birth, BirthRefusal } from '../birth.ts';
import { type HoroscopeRules, horoscopeSettings, parseHoroscopeRules } from '../horoscope-rules.ts';
import { parseBirth } from '../parse-birth.ts';
import type { HoroscopeSideRow } from '../present-horoscope-side.ts';
import { findHoroscope } from './find-horoscope.ts';

/** Of the reader, and of the family whose profile is read. */
export interface BothSides<Side> {
  mine: Side;
  theirs: Side;
}

export interface MatchedSide {
  row: HoroscopeSideRow;
  birth: Birth;
  moon: PossibleMoon;
  /** Null without an exact enough time or without the coordinates of the place. */
  mangal: PossibleMangal | null;
}

export type HoroscopeMatch =
  | { state: 'off'; isWanted: boolean }
  | { state: 'theirs_off' }
  | { state: 'missing'; side: keyof BothSides<unknown>; what: MissingFact }
  | ({
      state: 'counted';
      gunas: Exclude<PossibleGunas, { kind: 'not_enough' }>;
      rules: HoroscopeRules;
    } & BothSides<MatchedSide>);

type MissingFact = 'time' | 'place';

/** A listed profile has a date of birth. */
const missing: Record<BirthRefusal, MissingFact> = {
  date_invalid: 'time',
  time_missing: 'time',
  time_invalid: 'time',
  place_missing: 'place',
  place_invalid: 'place',
  zone_invalid: 'place',
  city_clock_not_in_use: 'time',
};

/** The match of a bride and a groom; null for two of the same gender. */
export async function matchHoroscopes(
  db: Knex,
  { mine, theirs }: BothSides<HoroscopeSideRow>,
): Promise<HoroscopeMatch | null> {
  const state = findMatchState(mine, theirs);
  if (state === null) return null;
  if (state === 'theirs_off') return { state };
  if (state !== 'both') return { state: 'off', isWanted: state === 'wanted' };

  const rules = parseHoroscopeRules(await readAssociation(db, ...horoscopeSettings));
  const [own, other] = [findSide(mine, rules), findSide(theirs, rules)];
  if ('what' in own) return { state: 'missing', side: 'mine', what: own.what };
  if ('what' in other) return { state: 'missing', side: 'theirs', what: other.what };
  const [bride, groom] = mine.gender === 'Female' ? [own, other] : [other, own];
  const gunas = countPossibleGunas(bride.moon, groom.moon, rules.variant);
  // Neither time is known. The reader can change that for one of them.
  if (gunas.kind === 'not_enough') return { state: 'missing', side: 'mine', what: 'time' };
  return { state: 'counted', gunas, rules, mine: own, theirs: other };
}

function findSide(
  row: HoroscopeSideRow,
  { aboutMinutes, mangal }: HoroscopeRules,
): MatchedSide | { what: MissingFact } {
  const birth = parseBirth(row.birth);
  const found = findHoroscope(birth, aboutMinutes);
  if (!found.allowed) return { what: missing[found.reason] };
  const { moon, charts } = found;
  return { row, birth, moon, mangal: charts && findPossibleMangal(charts, mangal) };
}
