import type { Decision } from '@suchi/domain/basics';
import { rashis } from '@suchi/domain/horoscope';
import type { MangalChart, Rashi } from '@suchi/domain/horoscope';
import { findBirthSpan } from '../birth.ts';
import type { Birth, BirthRefusal } from '../birth.ts';
import { lagnaDegAt, moonDegAt, planetDegAt } from '../sky.ts';
import { areCoordinates } from '../zone-of-place.ts';

/** The lagna moves one degree in about this time. */
const stepMs = 4 * 60_000;

/** Every chart that the birth may have, in the order of time. The lagna needs a time and a place. */
export function findMangalChart(
  birth: Birth,
  aboutMinutes = 60,
): Decision<BirthRefusal | 'time_unknown', { charts: MangalChart[] }> {
  const { lat, lng } = birth.place;
  if (birth.accuracy === 'unknown') return { allowed: false, reason: 'time_unknown' };
  if (lat === null || lng === null) return { allowed: false, reason: 'place_missing' };
  if (!areCoordinates(lat, lng)) return { allowed: false, reason: 'place_invalid' };
  const found = findBirthSpan(birth, aboutMinutes);
  if (!found.allowed) return found;
  const { fromMs, toMs } = found.span;
  const steps = Math.ceil((toMs - fromMs) / stepMs);
  const instants = Array.from({ length: steps + 1 }, (_, step) => Math.min(fromMs + step * stepMs, toMs));
  const charts = instants.map((instantMs) => chartAt(instantMs, { lat, lng }));
  return {
    allowed: true,
    charts: [...new Map(charts.map((chart) => [JSON.stringify(chart), chart])).values()],
  };
}

function chartAt(instantMs: number, place: { lat: number; lng: number }): MangalChart {
  return {
    lagna: rashiAt(lagnaDegAt(instantMs, place)),
    moon: rashiAt(moonDegAt(instantMs)),
    mars: rashiAt(planetDegAt('mars', instantMs)),
    venus: rashiAt(planetDegAt('venus', instantMs)),
    jupiter: rashiAt(planetDegAt('jupiter', instantMs)),
    saturn: rashiAt(planetDegAt('saturn', instantMs)),
  };
}

const rashiAt = (deg: number) => rashis[Math.floor(deg / 30)] as Rashi;
