import type { PossibleMoon } from '@suchi/domain/horoscope';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';
import { horoscopeSettings, parseHoroscopeRules } from '../horoscope-rules.ts';
import { parseBirth } from '../parse-birth.ts';
import type { HoroscopeSideRow } from '../present-horoscope-side.ts';
import { findHoroscope } from './find-horoscope.ts';

/** Where the Moon may have been at a birth; null where the birth tells too little. */
export async function findOwnMoon(
  db: Knex,
  birth: NonNullable<HoroscopeSideRow['birth']>,
): Promise<PossibleMoon | null> {
  const { aboutMinutes } = parseHoroscopeRules(await readAssociation(db, ...horoscopeSettings));
  const found = findHoroscope(parseBirth(birth), aboutMinutes);
  return found.allowed ? found.moon : null;
}
