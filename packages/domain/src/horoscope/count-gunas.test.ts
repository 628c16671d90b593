import { describe, expect, it } from 'vitest';
import { countGunas, kootaPoints, kootas } from './count-gunas.ts';
import type { Koota } from './count-gunas.ts';
import { defaultGunaVariant } from './guna-variant.ts';
import type { GunaVariant } from './guna-variant.ts';
import { allMoonPlaces, rashis } from './moon-place.ts';
import type { MoonPlace } from './moon-place.ts';

/** One place for each pada, the later part of those that are cut: the middle of the pada belongs to it. */
const padas = [
  ...new Map(allMoonPlaces.map((place) => [`${place.nakshatra} ${place.pada}`, place])).values(),
];
const pairs = padas.flatMap((bride) => padas.map((groom): [MoonPlace, MoonPlace] => [bride, groom]));
const countAll = (variant: GunaVariant) => pairs.map((pair) => countGunas(...pair, variant));
const byDefault = countAll(defaultGunaVariant);
const totals = byDefault.map(({ total }) => total);

describe('all pairs of padas', () => {
  it('have the sums that were computed for them', () => {
    expect(totals).toHaveLength(11_664);
    expect(Math.max(...totals)).toBe(36);
    expect(Math.min(...totals)).toBe(2);
    expect(totals.filter((total) => total === 36)).toHaveLength(8);
    expect(totals.reduce((sum, total) => sum + total, 0) / totals.length).toBeCloseTo(20.919, 3);
    expect(totals.filter((total) => total >= 18).length / totals.length).toBeCloseTo(0.7105, 4);
  });

  it('have the sum of their points, each within its koota', () => {
    for (const { points, total } of byDefault) {
      expect(kootas.reduce((sum, koota) => sum + points[koota], 0)).toBe(total);
      expect(kootas.filter((koota) => points[koota] < 0 || points[koota] > kootaPoints[koota])).toEqual([]);
    }
  });

  it.each(kootas)('can have all points of %s, and can have less', (koota) => {
    const points = byDefault.map((count) => count.points[koota]);
    expect(Math.max(...points)).toBe(kootaPoints[koota]);
    // Of two bad taras, one both ways, there is no pair.
    expect(Math.min(...points)).toBe(koota === 'tara' ? 1.5 : 0);
  });

  const differing = (koota: Koota) =>
    pairs.filter(
      ([bride, groom], index) =>
        byDefault[index]?.points[koota] !== countGunas(groom, bride, defaultGunaVariant).points[koota],
    ).length;

  it.each<Koota>(['tara', 'yoni', 'maitri', 'bhakoot', 'nadi'])('are the same both ways in %s', (koota) => {
    expect(differing(koota)).toBe(0);
  });

  it.each<Koota>(['varna', 'vashya', 'gana'])('are not the same both ways in %s', (koota) => {
    expect(differing(koota)).toBeGreaterThan(0);
  });

  it('give a pada with itself all but nadi', () => {
    for (const place of padas)
      expect(countGunas(place, place, defaultGunaVariant)).toMatchObject({ total: 28, exceptions: [] });
  });

  it('have exceptions only where the points are missing', () => {
    for (const { points, exceptions } of byDefault) {
      expect(exceptions.some((each) => each.startsWith('bhakoot')) && points.bhakoot > 0).toBe(false);
      expect(exceptions.some((each) => each.startsWith('nadi')) && points.nadi > 0).toBe(false);
    }
  });
});

describe('a variant', () => {
  it.each<[string, Partial<GunaVariant>, number, number]>([
    ['yoni of the web', { yoni: 'web' }, 38, 3.7],
    ['tara one way', { tara: 'from_bride' }, 67, 5.7],
    ['bhakoot with exceptions', { bhakoot: 'exceptions_count' }, 24, 6.5],
    ['nadi with exceptions', { nadi: 'exceptions_count' }, 4, 0.2],
    ['gana the same for both', { gana: 'symmetric' }, 22, 1.2],
    ['vashya of one and a half', { vashya: 'one_and_half' }, 18, 1.4],
  ])('%s changes as many pairs as it is known to change', (_, choice, changed, moved) => {
    const counts = countAll({ ...defaultGunaVariant, ...choice });
    const changedPairs = counts.filter(({ total }, index) => total !== totals[index]);
    const movedPairs = counts.filter(({ total }, index) => total >= 18 !== (totals[index] ?? 0) >= 18);
    const percentOf = (of: unknown[], digits: number) => ((of.length / totals.length) * 100).toFixed(digits);
    expect([percentOf(changedPairs, 0), percentOf(movedPairs, 1)]).toEqual([String(changed), String(moved)]);
    const koota = Object.keys(choice)[0] as keyof GunaVariant;
    const others = kootas.filter((each) => each !== koota);
    for (const [index, { points }] of counts.entries())
      expect(others.filter((each) => points[each] !== byDefault[index]?.points[each])).toEqual([]);
  });

  it('that counts exceptions gives full points for each pair with an exception, and for no other', () => {
    const counts = countAll({
      ...defaultGunaVariant,
      bhakoot: 'exceptions_count',
      nadi: 'exceptions_count',
    });
    for (const [index, { points, exceptions }] of counts.entries()) {
      const hasFull = (koota: 'bhakoot' | 'nadi') =>
        (byDefault[index]?.points[koota] ?? 0) > 0 || exceptions.some((each) => each.startsWith(koota));
      expect([points.bhakoot, points.nadi]).toEqual([hasFull('bhakoot') ? 7 : 0, hasFull('nadi') ? 8 : 0]);
    }
  });
});

it('the distance of the rashis is named where it gives no points, whichever is the bride', () => {
  const firstPlaceOf = (rashi: string) => padas.find((place) => place.rashi === rashi) as MoonPlace;
  const distances = rashis.map((rashi) => {
    const [bride, groom] = [firstPlaceOf('karka'), firstPlaceOf(rashi)];
    const count = countGunas(bride, groom, defaultGunaVariant);
    expect(countGunas(groom, bride, defaultGunaVariant).bhakootDistance).toBe(count.bhakootDistance);
    expect(count.points.bhakoot).toBe(count.bhakootDistance === null ? 7 : 0);
    return count.bhakootDistance ?? '-';
  });
  expect(distances.join(' ')).toBe('- - 2/12 - 2/12 - - 5/9 6/8 - 6/8 5/9');
  const fromMesha = rashis.map(
    (rashi) =>
      countGunas(firstPlaceOf('mesha'), firstPlaceOf(rashi), defaultGunaVariant).bhakootDistance ?? '-',
  );
  expect(fromMesha.join(' ')).toBe('- 2/12 - - 5/9 6/8 - 6/8 5/9 - - 2/12');
});
