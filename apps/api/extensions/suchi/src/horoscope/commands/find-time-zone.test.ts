import { describe, expect, it } from 'vitest';
import type { Birth } from '../birth.ts';
import { findTimeZone } from './find-time-zone.ts';

const birth: Birth = {
  date: '1943-06-15',
  time: '10:00',
  accuracy: 'about',
  place: { lat: 21.1458, lng: 79.0882, country: 'India' },
  zone: null,
  cityClock: null,
};
const find = (change: Partial<Birth>) => findTimeZone({ ...birth, ...change });
const london = { lat: 51.5, lng: -0.1, country: 'United Kingdom' };

describe('the zone that the family is shown', () => {
  it('has the offset of that year, and the clocks that were in use', () => {
    expect(find({})).toEqual({
      allowed: true,
      zone: 'Asia/Kolkata',
      offsetMinutes: 390,
      clockChange: null,
      cityClocks: ['bombay', 'calcutta'],
    });
  });

  it.each([
    ['1948-12-31', ['bombay', 'calcutta']],
    ['1949-01-01', ['bombay']],
    ['1955-12-31', ['bombay']],
    ['1956-01-01', []],
  ])('asks on %s about the clocks of %o', (date, cityClocks) => {
    expect(find({ date })).toMatchObject({ offsetMinutes: 330, cityClocks });
  });

  it('does not ask abroad, and says when the clocks changed', () => {
    expect(find({ date: '1950-06-15', place: london })).toMatchObject({
      zone: 'Europe/London',
      cityClocks: [],
    });
    // Clocks went forward in the night of 16 April 1950.
    expect(find({ date: '1950-04-16', time: '02:30', place: london })).toMatchObject({
      clockChange: 'skipped',
    });
  });

  it('is that of noon where the time is unknown', () => {
    const unknown = { time: null, accuracy: 'unknown' } as const;
    expect(find({ ...unknown, date: '1942-09-01' })).toMatchObject({ offsetMinutes: 390 });
    expect(find({ ...unknown, date: '1942-08-31' })).toMatchObject({ offsetMinutes: 330 });
  });

  it('is refused with the birth', () => {
    expect(find({ time: null })).toEqual({ allowed: false, reason: 'time_missing' });
  });
});
