import { describe, expect, it } from 'vitest';
import type { Birth } from '../birth.ts';
import { findMangalChart } from './find-mangal-chart.ts';

const bride: Birth = {
  date: '1967-08-29',
  time: '09:00',
  accuracy: 'exact',
  place: { lat: 19.0822, lng: 72.7411, country: 'India' },
  zone: null,
  cityClock: null,
};
const groom: Birth = {
  ...bride,
  date: '1970-11-10',
  time: '09:20',
  place: { lat: 22.6758, lng: 88.0495, country: 'India' },
};
function chartsOf(birth: Birth, aboutMinutes?: number) {
  const found = findMangalChart(birth, aboutMinutes);
  if (!found.allowed) throw new Error(`Refused: ${found.reason}`);
  return found.charts;
}
const lagnasOf = (birth: Birth, aboutMinutes?: number) => [
  ...new Set(chartsOf(birth, aboutMinutes).map(({ lagna }) => lagna)),
];

describe('the chart of a birth', () => {
  it('is that of the two charts that Prokerala published', () => {
    expect(chartsOf(bride)).toEqual([
      {
        lagna: 'kanya',
        moon: 'vrishabha',
        mars: 'tula',
        venus: 'simha',
        jupiter: 'karka',
        saturn: 'meena',
      },
    ]);
    expect(chartsOf(groom)).toEqual([
      {
        lagna: 'dhanu',
        moon: 'meena',
        mars: 'kanya',
        venus: 'tula',
        jupiter: 'tula',
        saturn: 'mesha',
      },
    ]);
  });

  it('is each that a time told as "about" allows, in their order', () => {
    expect(lagnasOf({ ...bride, accuracy: 'about' })).toEqual(['kanya', 'tula']);
    expect(lagnasOf({ ...bride, accuracy: 'about' }, 15)).toEqual(['kanya']);
    expect(lagnasOf({ ...bride, accuracy: 'about' }, 150)).toEqual(['simha', 'kanya', 'tula']);
  });

  it.each([0, 1])('has the lagna of the last minute of the span, %i past nine', (past) => {
    const timeAt = (minutes: number) => `09:${String(past + minutes).padStart(2, '0')}`;
    const about = { ...bride, time: timeAt(0), accuracy: 'about' } as const;
    const at = (minutes: number) => lagnasOf({ ...bride, time: timeAt(minutes) });
    const changing = Array.from({ length: 58 }, (_, minutes) => minutes).find(
      (minutes) => lagnasOf(about, minutes).length > 1,
    );
    expect(changing).toBeGreaterThan(30);
    expect([at((changing ?? 0) - 1), at(changing ?? 0)]).toEqual([['kanya'], ['tula']]);
  });

  it('follows the zone and the place', () => {
    expect(lagnasOf({ ...bride, zone: 'Europe/London' })).not.toEqual(lagnasOf(bride));
    const far = { lat: 51.5, lng: 0, country: 'India' };
    expect(lagnasOf({ ...bride, place: far })).not.toEqual(lagnasOf(bride));
  });
});

describe('a chart is refused', () => {
  it.each<[string, Partial<Birth>]>([
    ['time_unknown', { accuracy: 'unknown' }],
    ['time_missing', { time: null }],
    ['date_invalid', { date: '1967-02-29' }],
    ['place_missing', { place: { lat: null, lng: 72.7, country: 'India' } }],
    ['place_missing', { place: { lat: 19, lng: null, country: 'India' } }],
    ['place_invalid', { place: { lat: 91, lng: 72.7, country: 'India' } }],
    ['place_invalid', { place: { lat: 19, lng: Number.NaN, country: 'India' } }],
  ])('%s: %o', (reason, change) => {
    expect(findMangalChart({ ...bride, ...change })).toEqual({ allowed: false, reason });
  });
});
