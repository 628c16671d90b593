import type { Decision } from '@suchi/domain/basics';
import type { MangalChart, PossibleMoon } from '@suchi/domain/horoscope';
import type { Birth, BirthRefusal } from '../birth.ts';
import { findBirthMoon } from './find-birth-moon.ts';
import { findMangalChart } from './find-mangal-chart.ts';

/** What the points and mangal need of a birth. */
export interface Horoscope {
  moon: PossibleMoon;
  /** Null without an exact enough time or without the coordinates of the place. */
  charts: readonly MangalChart[] | null;
}

type Found = Decision<BirthRefusal, Horoscope>;

const found = new Map<string, Found>();
/** A few hundred bytes each. */
const keptAtMost = 5000;

/**
 * Astronomy takes up to 5 ms, and a reader's own birth is asked for with every profile, so births are kept in the memory of
 * the node. All that the answer depends on is in the key: a corrected birth is another one.
 */
export function findHoroscope(birth: Birth, aboutMinutes: number): Found {
  const key = JSON.stringify([birth, aboutMinutes]);
  const known = found.get(key);
  const horoscope = known ?? work(birth, aboutMinutes);
  // The last one that was asked for is the last one to go.
  found.delete(key);
  found.set(key, horoscope);
  const [oldest] = found.keys();
  if (found.size > keptAtMost && oldest !== undefined) found.delete(oldest);
  return horoscope;
}

function work(birth: Birth, aboutMinutes: number): Found {
  const moon = findBirthMoon(birth, aboutMinutes);
  if (!moon.allowed) return moon;
  const mangal = findMangalChart(birth, aboutMinutes);
  return { allowed: true, moon: moon.moon, charts: mangal.allowed ? mangal.charts : null };
}
