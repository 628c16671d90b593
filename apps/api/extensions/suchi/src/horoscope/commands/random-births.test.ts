import { addDays } from '@suchi/domain/basics';
import {
  countGunas,
  countPossibleGunas,
  defaultGunaVariant,
  kootaPoints,
  kootas,
} from '@suchi/domain/horoscope';
import type { Koota, MoonPlace, PossibleGunas, PossibleMoon } from '@suchi/domain/horoscope';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Birth } from '../birth.ts';
import { findBirthMoon } from './find-birth-moon.ts';

const india = { lat: null, lng: null, country: 'India' };
const abroad = [
  { lat: 51.5, lng: -0.1, country: null },
  { lat: 40.7128, lng: -74.006, country: null },
  { lat: -36.848, lng: 174.763, country: null },
  { lat: 1.35, lng: 103.82, country: null },
];
const birth = fc.record({
  date: fc.integer({ min: 0, max: 29_000 }).map((days) => addDays('1930-01-01', days)),
  time: fc
    .integer({ min: 0, max: 1439 })
    .map((minutes) =>
      [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':'),
    ),
  place: fc.oneof({ weight: 4, arbitrary: fc.constant(india) }, fc.constantFrom(...abroad)),
  zone: fc.constant(null),
  cityClock: fc.constant(null),
});
type DrawnBirth = Omit<Birth, 'accuracy'>;

function moonOf(drawn: DrawnBirth, accuracy: Birth['accuracy']): PossibleMoon {
  const found = findBirthMoon({ ...drawn, accuracy });
  if (!found.allowed) throw new Error(`Refused: ${found.reason}`);
  return found.moon;
}

const names = ({ places }: PossibleMoon) => places.map((place) => JSON.stringify(place));
const missingIn = (wide: PossibleMoon, narrow: PossibleMoon) =>
  names(narrow).filter((name) => !names(wide).includes(name));
const leastOf = (range: number | { min: number }) => (typeof range === 'number' ? range : range.min);
const mostOf = (range: number | { max: number }) => (typeof range === 'number' ? range : range.max);

/** Whether the wide result allows all that the narrow one does, as far as it says anything. */
function contains(wide: PossibleGunas, narrow: PossibleGunas): boolean {
  if (wide.kind === 'not_enough') return true;
  if (narrow.kind === 'not_enough') return false;
  const holds = (
    outer: number | { min: number; max: number },
    inner: number | { min: number; max: number },
  ) => leastOf(outer) <= leastOf(inner) && mostOf(outer) >= mostOf(inner);
  if (!holds(wide.total, narrow.total)) return false;
  if (wide.kind === 'total_only') return true;
  return (
    narrow.kind !== 'total_only' && kootas.every((koota) => holds(wide.points[koota], narrow.points[koota]))
  );
}

const symmetric: readonly Koota[] = ['tara', 'yoni', 'maitri', 'bhakoot', 'nadi'];

/** What is wrong with the exact gunas of two places. */
function findFaults(bride: MoonPlace, groom: MoonPlace): string[] {
  const { points, total } = countGunas(bride, groom, defaultGunaVariant);
  const swapped = countGunas(groom, bride, defaultGunaVariant);
  const sum = kootas.reduce((all, koota) => all + points[koota], 0);
  return [
    ...(sum === total && total >= 2 && total <= 36 && Number.isInteger(total * 2) ? [] : ['total']),
    ...kootas.filter((koota) => points[koota] < 0 || points[koota] > kootaPoints[koota]),
    ...symmetric.filter((koota) => points[koota] !== swapped.points[koota]),
  ];
}

it('10,000 random births: a wider time allows all that the exact one does, and sums are sums', () => {
  const kinds = new Set<PossibleGunas['kind']>();
  fc.assert(
    // Two births a run.
    fc.property(birth, birth, (bride, groom) => {
      const [exactBride, exactGroom] = [moonOf(bride, 'exact'), moonOf(groom, 'exact')];
      const [aboutBride, aboutGroom] = [moonOf(bride, 'about'), moonOf(groom, 'about')];
      const [brideOfDay, groomOfDay] = [moonOf(bride, 'unknown'), moonOf(groom, 'unknown')];
      expect([
        ...missingIn(aboutBride, exactBride),
        ...missingIn(aboutGroom, exactGroom),
        ...missingIn(brideOfDay, exactBride),
        ...missingIn(groomOfDay, exactGroom),
      ]).toEqual([]);

      const count = (ofBride: PossibleMoon, ofGroom: PossibleMoon) => {
        const result = countPossibleGunas(ofBride, ofGroom, defaultGunaVariant);
        kinds.add(result.kind);
        return result;
      };
      const exact = count(exactBride, exactGroom);
      expect(contains(count(aboutBride, exactGroom), exact)).toBe(true);
      expect(contains(count(exactBride, aboutGroom), exact)).toBe(true);
      expect(contains(count(aboutBride, aboutGroom), exact)).toBe(true);
      expect(contains(count(brideOfDay, exactGroom), exact)).toBe(true);
      expect(contains(count(exactBride, groomOfDay), exact)).toBe(true);
      expect(contains(count(brideOfDay, groomOfDay), exact)).toBe(true);
      const faults = exactBride.places.flatMap((ofBride) =>
        exactGroom.places.flatMap((ofGroom) => findFaults(ofBride, ofGroom)),
      );
      expect(faults).toEqual([]);
    }),
    { numRuns: 5000, seed: 27 },
  );
  expect(kinds).toEqual(new Set(['exact', 'range', 'total_only', 'not_enough']));
}, 120_000);
