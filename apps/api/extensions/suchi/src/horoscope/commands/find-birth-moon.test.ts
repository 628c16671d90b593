import type { MoonPlace } from '@suchi/domain/horoscope';
import { describe, expect, it } from 'vitest';
import type { Birth } from '../birth.ts';
import { findBirthMoon } from './find-birth-moon.ts';

/** Name, local time, zone and minutes ahead of UTC, coordinates, UTC, Moon by us and by Swiss Ephemeris, its place. */
const moments = [
  'prokerala-bride | 1967-08-29T09:00:00 | Asia/Kolkata 330 | 19.0822 72.7411 | 1967-08-29T03:30:00.000Z | 51.9636 51.9632 | rohini 4 vrishabha',
  'prokerala-groom | 1970-11-10T09:20:00 | Asia/Kolkata 330 | 22.6758 88.0495 | 1970-11-10T03:50:00.000Z | 341.9389 341.9391 | uttara_bhadrapada 3 meena',
  'drik-punarvasu-p3-end-before | 2020-12-31T13:36:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2020-12-31T08:06:00.000Z | 89.982 89.9818 | punarvasu 3 mithuna',
  'drik-punarvasu-p3-end-after | 2020-12-31T13:40:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2020-12-31T08:10:00.000Z | 90.0178 90.0177 | punarvasu 4 karka',
  'drik-punarvasu-end-before | 2020-12-31T19:47:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2020-12-31T14:17:00.000Z | 93.3172 93.3171 | punarvasu 4 karka',
  'drik-pushya-start-after | 2020-12-31T19:51:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2020-12-31T14:21:00.000Z | 93.3532 93.3531 | pushya 1 karka',
  'drik-chitra-rashi-before | 2022-01-24T23:06:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2022-01-24T17:36:00.000Z | 179.9802 179.98 | chitra 2 kanya',
  'drik-chitra-rashi-after | 2022-01-24T23:10:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2022-01-24T17:40:00.000Z | 180.0177 180.0176 | chitra 3 tula',
  'drik-swati-end-before | 2022-01-26T10:05:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2022-01-26T04:35:00.000Z | 199.9867 199.9864 | swati 4 tula',
  'drik-vishakha-after | 2022-01-26T10:09:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2022-01-26T04:39:00.000Z | 200.0254 200.0251 | vishakha 1 tula',
  'drik-jyeshtha-end-before | 2025-11-22T16:45:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2025-11-22T11:15:00.000Z | 239.9832 239.9828 | jyeshtha 4 vrishchika',
  'drik-mula-after | 2025-11-22T16:49:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2025-11-22T11:19:00.000Z | 240.0164 240.016 | mula 1 dhanu',
  'nbt-purva-bhadrapada-before | 2021-07-28T10:43:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2021-07-28T05:13:00.000Z | 333.3139 333.3133 | purva_bhadrapada 4 meena',
  'nbt-uttara-bhadrapada-after | 2021-07-28T10:47:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2021-07-28T05:17:00.000Z | 333.3496 333.349 | uttara_bhadrapada 1 meena',
  'marathi-blog-1995 | 1995-02-10T17:55:00 | Asia/Kolkata 330 | 19 72.84 | 1995-02-10T12:25:00.000Z | 59.765 59.7653 | mrigashira 2 vrishabha',
  'auckland-dst-before | 2024-01-01T16:04:00 | Pacific/Auckland 780 | -36.848 174.763 | 2024-01-01T03:04:00.000Z | 133.3154 133.3143 | magha 4 simha',
  'auckland-dst-after | 2024-01-01T16:08:00 | Pacific/Auckland 780 | -36.848 174.763 | 2024-01-01T03:08:00.000Z | 133.3482 133.3472 | purva_phalguni 1 simha',
  'auckland-dst-hasta | 2024-02-01T08:36:00 | Pacific/Auckland 780 | -36.848 174.763 | 2024-01-31T19:36:00.000Z | 173.3179 173.3174 | hasta 4 kanya',
  'war-time-1943 | 1943-06-15T10:00:00 | Asia/Kolkata 390 | 21.1458 79.0882 | 1943-06-15T03:30:00.000Z | 198.6123 198.6119 | swati 4 tula',
  'after-war-1946 | 1946-06-15T10:00:00 | Asia/Kolkata 330 | 21.1458 79.0882 | 1946-06-15T04:30:00.000Z | 244.8331 244.8328 | mula 2 dhanu',
  'london-standard-time-1970 | 1970-01-10T09:00:00 | Europe/London 60 | 52.6369 -1.1398 | 1970-01-10T08:00:00.000Z | 301.2405 301.2401 | dhanishta 3 kumbha',
  'new-jersey-dst-1988 | 1988-07-04T23:30:00 | America/New_York -240 | 40.5187 -74.4121 | 1988-07-05T03:30:00.000Z | 332.0961 332.0962 | purva_bhadrapada 4 meena',
  'us-winter-dst-1974 | 1974-01-20T06:15:00 | America/New_York -240 | 40.7128 -74.006 | 1974-01-20T10:15:00.000Z | 243.7802 243.7801 | mula 2 dhanu',
  'kathmandu-1985 | 1985-06-01T05:00:00 | Asia/Kathmandu 330 | 27.7172 85.324 | 1985-05-31T23:30:00.000Z | 196.4705 196.4706 | swati 3 tula',
  'nairobi-1955 | 1955-03-03T12:00:00 | Africa/Nairobi 180 | -1.286 36.817 | 1955-03-03T09:00:00.000Z | 72.7568 72.7566 | ardra 2 mithuna',
  'singapore-1975 | 1975-09-09T09:09:00 | Asia/Singapore 450 | 1.35 103.82 | 1975-09-09T01:39:00.000Z | 188.2348 188.2344 | swati 1 tula',
  'drik-lon-1 | 2000-01-14T22:20:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2000-01-14T16:50:00.000Z | 1.6881 1.6878 | ashwini 1 mesha',
  'drik-lon-2 | 2000-01-23T03:10:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2000-01-22T21:40:00.000Z | 121.685 121.6848 | magha 1 simha',
  'drik-lon-3 | 2000-01-17T18:00:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2000-01-17T12:30:00.000Z | 41.6767 41.6763 | rohini 1 vrishabha',
  'drik-lon-4 | 2000-01-27T13:55:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2000-01-27T08:25:00.000Z | 181.6582 181.658 | chitra 3 tula',
  'drik-lon-5 | 2000-01-05T06:50:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2000-01-05T01:20:00.000Z | 241.6811 241.6808 | mula 1 dhanu',
  'drik-lon-6 | 2000-01-09T04:35:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2000-01-08T23:05:00.000Z | 288.3209 288.3212 | shravana 3 makara',
  'drik-lon-7 | 2000-01-15T21:25:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2000-01-15T15:55:00.000Z | 15.0022 15.0018 | bharani 1 mesha',
  'drik-lon-8 | 1995-08-15T09:15:00 | Asia/Kolkata 330 | 28.6139 77.209 | 1995-08-15T03:45:00.000Z | 354.2605 354.2606 | revati 3 meena',
  'drik-lon-9 | 1998-12-03T19:50:00 | Asia/Kolkata 330 | 19.076 72.8777 | 1998-12-03T14:20:00.000Z | 46.791 46.7911 | rohini 3 vrishabha',
  'drik-lon-10 | 2000-01-15T09:55:00 | Asia/Kolkata 330 | 28.6139 77.209 | 2000-01-15T04:25:00.000Z | 8.3253 8.325 | ashwini 3 mesha',
];

/** Births of the pairs of the findings, all in Delhi: pair and side, local time, place of the Moon. */
const delhiBirths = [
  'A groom | 1990-01-15T04:30 | purva_phalguni 2 simha',
  'A bride | 1992-06-03T11:15 | ardra 4 mithuna',
  'B groom | 1985-09-21T18:40 | mula 2 dhanu',
  'B bride | 1988-02-14T07:05 | mula 4 dhanu',
  'C groom | 1979-04-07T22:10 | ashlesha 4 karka',
  'C bride | 1983-11-30T14:50 | hasta 4 kanya',
  'D groom | 1995-07-19T03:25 | revati 3 meena',
  'D bride | 1997-12-08T09:35 | uttara_bhadrapada 1 meena',
  'E groom | 1972-03-02T16:00 | hasta 2 kanya',
  'E bride | 1975-08-25T20:45 | revati 1 meena',
  'F groom | 2000-10-11T06:20 | purva_bhadrapada 2 kumbha',
  'F bride | 2001-05-17T13:10 | purva_bhadrapada 2 kumbha',
  'G groom | 1968-12-24T23:55 | shatabhisha 4 kumbha',
  'G bride | 1970-01-09T05:40 | shravana 1 makara',
  'H groom | 1993-02-28T12:30 | krittika 2 vrishabha',
  'H bride | 1994-09-14T17:20 | purva_ashadha 4 dhanu',
  'I groom | 1987-06-06T08:45 | uttara_phalguni 4 kanya',
  'I bride | 1989-03-21T21:15 | uttara_phalguni 1 simha',
  'J groom | 2004-08-30T15:05 | shatabhisha 4 kumbha',
  'J bride | 2006-04-02T10:55 | krittika 4 vrishabha',
  'K groom | 1990-01-01T06:00 | dhanishta 3 kumbha',
  'K bride | 1990-01-22T06:00 | anuradha 3 vrishchika',
  'L groom | 1990-01-02T18:00 | purva_bhadrapada 2 kumbha',
  'L bride | 1990-01-04T18:00 | revati 2 meena',
  'M groom | 1990-01-03T06:00 | purva_bhadrapada 4 meena',
  'M bride | 1990-01-08T06:00 | rohini 1 vrishabha',
  'N groom | 1990-01-03T18:00 | uttara_bhadrapada 2 meena',
  'N bride | 1990-01-01T06:00 | dhanishta 3 kumbha',
  'O groom | 1990-01-04T06:00 | uttara_bhadrapada 4 meena',
  'O bride | 1990-01-15T06:00 | purva_phalguni 2 simha',
  'P groom | 1990-01-04T18:00 | revati 2 meena',
  'P bride | 1990-01-18T18:00 | chitra 3 tula',
  'Q groom | 1990-01-05T06:00 | revati 4 meena',
  'Q bride | 1990-01-22T06:00 | anuradha 3 vrishchika',
  'R groom | 1990-01-05T18:00 | ashwini 2 mesha',
  'R bride | 1990-01-01T06:00 | dhanishta 3 kumbha',
  'S groom | 1990-01-06T06:00 | ashwini 4 mesha',
  'S bride | 1990-01-04T18:00 | revati 2 meena',
  'T groom | 1990-01-06T18:00 | bharani 2 mesha',
  'T bride | 1990-01-15T06:00 | purva_phalguni 2 simha',
  'U groom | 1990-01-07T06:00 | krittika 1 mesha',
  'U bride | 1990-01-22T06:00 | anuradha 3 vrishchika',
  'V groom | 1990-01-14T06:00 | magha 2 simha',
  'V bride | 1990-01-08T06:00 | rohini 1 vrishabha',
];

const place = { lat: 28.6139, lng: 77.209, country: 'India' };
const birth: Birth = {
  date: '1995-02-10',
  time: '17:55',
  accuracy: 'exact',
  place,
  zone: null,
  cityClock: null,
};
const find = (change: Partial<Birth>, aboutMinutes?: number) =>
  findBirthMoon({ ...birth, ...change }, aboutMinutes);
function require(change: Partial<Birth>, aboutMinutes?: number) {
  const found = find(change, aboutMinutes);
  if (!found.allowed) throw new Error(`Refused: ${found.reason}`);
  return found;
}
const nameOf = ({ nakshatra, pada, rashi }: MoonPlace) => `${nakshatra} ${pada} ${rashi}`;

describe('a birth', () => {
  it.each(moments)('%s', (row) => {
    const [, local = '', zone, coordinates = '', , degrees = '', named] = row.split(' | ');
    const [date = '', time = ''] = local.split('T');
    const [lat = 0, lng = 0] = coordinates.split(' ').map(Number);
    const found = require({ date, time, place: { lat, lng, country: null } });
    expect(`${found.zone} ${found.offsetMinutes}`).toBe(zone);
    expect(found.clockChange).toBeNull();
    const [ours = 0, swiss = 0] = degrees.split(' ').map(Number);
    expect(found.range.fromDeg).toBeCloseTo(ours, 4);
    expect(Math.abs(found.range.fromDeg - swiss)).toBeLessThan(5 / 3600);
    expect(found.range.toDeg).toBe(found.range.fromDeg);
    expect(found.moon.places.map(nameOf)).toContain(named);
    expect(found.moon.knownBy).toBe('birth_time');
  });

  it.each(delhiBirths)('%s', (row) => {
    const [, local = '', named] = row.split(' | ');
    const [date = '', time = ''] = local.split('T');
    expect(require({ date, time }).moon.places.map(nameOf)).toContain(named);
  });
});

describe('a time that is not certain', () => {
  it('is taken an hour earlier and later, or as many minutes as the association says', () => {
    const timesOf = (times: string[]) => times.map((time) => require({ time }).range.fromDeg);
    const { range, moon } = require({ accuracy: 'about' });
    expect([range.fromDeg, range.toDeg]).toEqual(timesOf(['16:55', '18:55']));
    expect(moon.knownBy).toBe('birth_time');
    expect(moon.places.map(nameOf)).toEqual(['mrigashira 2 vrishabha', 'mrigashira 3 mithuna']);
    const narrow = require({ accuracy: 'about' }, 15).range;
    expect([narrow.fromDeg, narrow.toDeg]).toEqual(timesOf(['17:40', '18:10']));
  });

  it('is the whole local day where it is unknown, whatever was typed', () => {
    const { range, moon, offsetMinutes } = require({ accuracy: 'unknown', time: null });
    expect(range.fromDeg).toBe(require({ time: '00:00' }).range.fromDeg);
    expect(range.toDeg).toBe(require({ date: '1995-02-11', time: '00:00' }).range.fromDeg);
    expect(moon.knownBy).toBe('birth_day');
    expect(offsetMinutes).toBe(330);
    expect(require({ accuracy: 'unknown' }).range).toEqual(range);
  });

  it('is the 25 hours of the day on which the clocks were set back', () => {
    const abroad = { lat: 40.7128, lng: -74.006, country: 'United States' };
    const { range } = require({ date: '1988-10-30', accuracy: 'unknown', place: abroad });
    const midnight = (date: string, zone: string) => require({ date, time: '00:00', zone }).range.fromDeg;
    expect(range).toEqual({
      fromDeg: midnight('1988-10-30', 'Etc/GMT+4'),
      toDeg: midnight('1988-10-31', 'Etc/GMT+5'),
    });
  });

  it('that came twice is both, and says so', () => {
    const abroad = { lat: 40.7128, lng: -74.006, country: 'United States' };
    const found = require({ date: '1988-10-30', time: '01:30', place: abroad });
    expect(found).toMatchObject({ clockChange: 'twice', offsetMinutes: -240 });
    const before = require({ date: '1988-10-30', time: '00:30', place: abroad });
    const after = require({ date: '1988-10-30', time: '02:30', place: abroad });
    const hourLater =
      (found.range.toDeg - found.range.fromDeg) / (after.range.fromDeg - before.range.fromDeg);
    // An hour, of the three hours between half past midnight and half past two on that day.
    expect(hourLater).toBeCloseTo(1 / 3, 2);
  });
});

describe('the clock of a city', () => {
  const mumbai = { date: '1950-06-15', time: '10:00' };

  it('of Bombay was 39 minutes behind the standard time', () => {
    const found = require({ ...mumbai, cityClock: 'bombay' });
    expect(found).toMatchObject({ zone: 'Asia/Kolkata', offsetMinutes: 291 });
    expect(found.range).toEqual(require({ ...mumbai, time: '10:39' }).range);
  });

  it('of Calcutta was 23 minutes ahead of it', () => {
    const found = require({ ...mumbai, date: '1947-06-15', cityClock: 'calcutta' });
    expect(found.offsetMinutes).toBe(353);
    expect(found.range).toEqual(require({ ...mumbai, date: '1947-06-15', time: '09:37' }).range);
  });

  it.each<[string, Partial<Birth>]>([
    ['of Bombay from 1956', { date: '1956-01-01', cityClock: 'bombay' }],
    ['of Calcutta from 1949', { date: '1949-01-01', cityClock: 'calcutta' }],
    ['abroad', { date: '1950-06-15', place: { lat: 51.5, lng: -0.1, country: null }, cityClock: 'bombay' }],
  ])('%s is refused', (_, change) => {
    expect(find(change)).toEqual({ allowed: false, reason: 'city_clock_not_in_use' });
  });

  it.each([
    ['bombay', '1955-12-31'],
    ['calcutta', '1948-12-31'],
  ] as const)('of %s is known on its last day', (cityClock, date) => {
    expect(find({ cityClock, date }).allowed).toBe(true);
  });
});

describe('the zone', () => {
  it('of India is that of the country, even near a border, and without coordinates', () => {
    const moreh = { lat: 24.2475, lng: 94.3014, country: ' india ' };
    expect(require({ place: moreh }).zone).toBe('Asia/Kolkata');
    expect(require({ place: { lat: null, lng: null, country: 'India' } }).zone).toBe('Asia/Kolkata');
  });

  it.each([
    ['Mumbai', 19.076, 72.8777, 'Asia/Kolkata'],
    ['Leicester', 52.6369, -1.1398, 'Europe/London'],
    ['Edison', 40.5187, -74.4121, 'America/New_York'],
    ['Nairobi', -1.286, 36.817, 'Africa/Nairobi'],
    ['Dubai', 25.2, 55.27, 'Asia/Dubai'],
    ['Muscat', 23.59, 58.41, 'Asia/Muscat'],
    ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
    ['Singapore', 1.35, 103.82, 'Asia/Singapore'],
    ['Auckland', -36.848, 174.763, 'Pacific/Auckland'],
  ])('of %s is found by its coordinates', (_, lat, lng, zone) => {
    expect(require({ place: { lat, lng, country: null } }).zone).toBe(zone);
  });

  it('is the one to which the family corrected it', () => {
    const found = require({ zone: 'Asia/Kathmandu' });
    expect(found).toMatchObject({ zone: 'Asia/Kathmandu', offsetMinutes: 345 });
  });
});

describe('a birth is refused', () => {
  const abroad = (lat: number | null, lng: number | null) => ({ place: { lat, lng, country: 'Kenya' } });
  it.each<[string, Partial<Birth>]>([
    ['date_invalid', { date: '1995-02-30' }],
    ['date_invalid', { date: '10/02/1995' }],
    ['date_invalid', { date: '1899-12-31' }],
    ['date_invalid', { date: '2100-01-01' }],
    ['time_missing', { time: null }],
    ['time_missing', { time: null, accuracy: 'about' }],
    ['time_invalid', { time: '24:00' }],
    ['time_invalid', { time: '12:60' }],
    ['time_invalid', { time: '9:30' }],
    ['time_invalid', { time: '09:30:60' }],
    ['time_invalid', { time: 'morning', accuracy: 'unknown' }],
    ['place_missing', abroad(null, 36.8)],
    ['place_missing', abroad(-1.3, null)],
    ['place_invalid', abroad(90.1, 36.8)],
    ['place_invalid', abroad(-1.3, -180.1)],
    ['place_invalid', abroad(Number.NaN, 36.8)],
    ['place_invalid', abroad(-1.3, Number.NaN)],
    ['zone_invalid', { zone: 'Asia/Suchi' }],
  ])('%s: %o', (reason, change) => {
    expect(find(change)).toEqual({ allowed: false, reason });
  });

  it.each([{ time: '00:00' }, { time: '23:59:59' }, { date: '1900-01-01' }, { date: '2099-12-31' }])(
    'and at the limits it is not: %o',
    (change) => {
      expect(find(change).allowed).toBe(true);
    },
  );
});
