import { nakshatras } from '@suchi/domain/horoscope';
import { describe, expect, it } from 'vitest';
import { lagnaDegAt, moonDegAt, planetDegAt } from './sky.ts';

/** The nakshatra and its pada that end, when a panchang says so, when they do by our sum, and the difference in seconds. */
const borders = [
  'punarvasu 2 | 2020-12-31T07:26+05:30 | 2020-12-31T01:55:28.976Z | -31',
  'punarvasu 3 | 2020-12-31T13:38+05:30 | 2020-12-31T08:08:00.737Z | 1',
  'punarvasu 4 | 2020-12-31T19:49+05:30 | 2020-12-31T14:18:47.529Z | -12',
  'pushya 1 | 2021-01-01T01:58+05:30 | 2020-12-31T20:27:51.515Z | -8',
  'hasta 4 | 2022-01-24T11:15+05:30 | 2022-01-24T05:45:00.993Z | 1',
  'chitra 1 | 2022-01-24T17:13+05:30 | 2022-01-24T11:42:24.252Z | -36',
  'chitra 2 | 2022-01-24T23:08+05:30 | 2022-01-24T17:38:06.746Z | 7',
  'chitra 3 | 2022-01-25T05:02+05:30 | 2022-01-24T23:32:07.440Z | 7',
  'swati 4 | 2022-01-26T10:07+05:30 | 2022-01-26T04:36:22.304Z | -38',
  'vishakha 1 | 2022-01-26T15:50+05:30 | 2022-01-26T10:20:03.122Z | 3',
  'vishakha 2 | 2022-01-26T21:32+05:30 | 2022-01-26T16:02:02.008Z | 2',
  'vishakha 3 | 2022-01-27T03:13+05:30 | 2022-01-26T21:42:20.379Z | -40',
  'jyeshtha 3 | 2025-11-22T10:05+05:30 | 2025-11-22T04:35:01.986Z | 2',
  'jyeshtha 4 | 2025-11-22T16:47+05:30 | 2025-11-22T11:17:01.540Z | 2',
  'mula 1 | 2025-11-22T23:28+05:30 | 2025-11-22T17:58:23.476Z | 23',
  'mula 2 | 2025-11-23T06:09+05:30 | 2025-11-23T00:39:03.464Z | 3',
  'dhanishta 4 | 2023-03-19T22:04:55+05:30 | 2023-03-19T16:33:56.967Z | -58',
  'dhanishta 2 | 2023-03-19T11:18:08+05:30 | 2023-03-19T05:47:07.943Z | -60',
  'purva_bhadrapada 4 | 2021-07-28T10:45+05:30 | 2021-07-28T05:15:10.901Z | 11',
  'mrigashira 4 | 2021-09-01T12:34+05:30 | 2021-09-01T07:04:22.133Z | 22',
  'anuradha 4 | 2021-10-10T14:44+05:30 | 2021-10-10T09:13:55.242Z | -5',
  'hasta 4 | 2021-01-06T17:13+05:30 | 2021-01-06T11:39:23.860Z | -216',
  'chitra 2 | 2021-01-07T04:31+05:30 | 2021-01-06T22:59:00.704Z | -119',
  'vishakha 4 | 2025-11-20T10:51+05:30 | 2025-11-20T05:28:50.106Z | 470',
  'magha 4 | 2024-01-01T16:06+13:00 | 2024-01-01T03:06:11.209Z | 11',
  'hasta 4 | 2024-02-01T08:38+13:00 | 2024-01-31T19:37:51.773Z | -8',
  'swati 4 | 2024-03-01T20:18+13:00 | 2024-03-01T07:18:37.737Z | 38',
];

describe('the end of a pada as panchangs print it', () => {
  it.each(borders)('%s', (row) => {
    const [ends = '', published = '', computed = '', seconds] = row.split(' | ');
    const [nakshatra = '', pada] = ends.split(' ');
    const borderDeg = (nakshatras.findIndex((each) => each === nakshatra) * 4 + Number(pada)) * (10 / 3);
    const computedMs = Date.parse(computed);
    const pastBorder = (instantMs: number) => moonDegAt(instantMs) - borderDeg;
    expect(pastBorder(computedMs - 1000)).toBeLessThan(0);
    expect(pastBorder(computedMs + 1000)).toBeGreaterThan(0);
    // The Moon goes on about half a degree in an hour.
    expect(Math.abs(pastBorder(computedMs))).toBeLessThan(0.0001);
    expect(Math.round((computedMs - Date.parse(published)) / 1000)).toBe(Number(seconds));
  });

  it('differs from ours by a minute at most in 24 of the 27', () => {
    const differences = borders.map((row) => Math.abs(Number(row.split(' | ')[3])));
    expect(differences.filter((seconds) => seconds <= 60)).toHaveLength(24);
  });
});

describe('the two charts that Prokerala published', () => {
  const bride = { instantMs: Date.parse('1967-08-29T03:30:00Z'), lat: 19.0822, lng: 72.7411 };
  const groom = { instantMs: Date.parse('1970-11-10T03:50:00Z'), lat: 22.6758, lng: 88.0495 };

  it.each([
    ['bride', bride, 167.859, 208.969],
    ['groom', groom, 250.249, 169.695],
  ])('%s: the lagna and Mars', (_, { instantMs, ...place }, lagnaDeg, marsDeg) => {
    expect(lagnaDegAt(instantMs, place)).toBeCloseTo(lagnaDeg, 3);
    expect(planetDegAt('mars', instantMs)).toBeCloseTo(marsDeg, 3);
  });
});

it('the lagna goes through the whole circle in a sidereal day, forwards, in the north and in the south', () => {
  const midnight = Date.parse('1995-02-10T00:00:00Z');
  const siderealDayMs = 86_164_091;
  for (const lat of [51.5, 19, 0, -36.8]) {
    const at = (share: number) => lagnaDegAt(midnight + share * siderealDayMs, { lat, lng: 73 });
    const steps = Array.from({ length: 96 }, (_, step) => (at((step + 1) / 96) - at(step / 96) + 360) % 360);
    expect(steps.every((step) => step > 1 && step < 12)).toBe(true);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360, 3);
  }
});

it('every longitude is from 0 up to 360', () => {
  const start = Date.parse('1970-01-01T00:00:00Z');
  const instants = Array.from({ length: 800 }, (_, index) => start + index * 11 * 3_600_000);
  const degrees = instants.flatMap((instantMs) => [
    moonDegAt(instantMs),
    planetDegAt('venus', instantMs),
    planetDegAt('jupiter', instantMs),
    planetDegAt('saturn', instantMs),
    lagnaDegAt(instantMs, { lat: 19, lng: 73 }),
  ]);
  expect(degrees.filter((deg) => !(deg >= 0 && deg < 360))).toEqual([]);
});
