import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays } from '../basics/calendar-date.ts';
import { findSeasonStart, findWeekLastSeason, listSeasonWeeks, startOfWeek } from './season.ts';

const anyDay = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays('2026-11-16', days));

describe('a week', () => {
  it('begins on Monday', () => {
    expect(startOfWeek('2026-11-15')).toBe('2026-11-09');
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16');
    expect(startOfWeek('1999-12-31')).toBe('1999-12-27');
  });

  it('has each day in one week', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = startOfWeek(day);
        expect(countDays(monday, day)).toBeGreaterThanOrEqual(0);
        expect(countDays(monday, day)).toBeLessThan(7);
        expect(startOfWeek(monday)).toBe(monday);
      }),
    );
  });

  it('is compared with a week that begins on Monday too', () => {
    expect(findWeekLastSeason('2026-11-16')).toBe('2025-11-17');
    fc.assert(
      fc.property(anyDay, (day) => {
        const week = findWeekLastSeason(startOfWeek(day));
        expect(startOfWeek(week)).toBe(week);
      }),
    );
  });
});

describe('the weeks of a season', () => {
  it('run from the week of the cut-off to this one', () => {
    expect(listSeasonWeeks('2026-11-01', '2026-11-15')).toEqual(['2026-10-26', '2026-11-02', '2026-11-09']);
  });

  it('are this week alone before the cut-off', () => {
    expect(listSeasonWeeks('2027-01-01', '2026-11-15')).toEqual(['2026-11-09']);
  });

  it('are sixty at most', () => {
    const weeks = listSeasonWeeks('2020-01-01', '2026-11-15');
    expect(weeks).toHaveLength(60);
    expect(weeks.at(-1)).toBe('2026-11-09');
  });
});

describe('the first day of a season', () => {
  it.each([
    ['the cut-off', '2026-11-04', '2026-11-04'],
    ['the cut-off when it is today', '2026-11-15', '2026-11-15'],
    ['Monday of this week while the cut-off is ahead', '2027-01-01', '2026-11-09'],
    ['Monday of this week while the cut-off is tomorrow', '2026-11-16', '2026-11-09'],
    ['the oldest week of a season that was never ended', '2020-01-01', '2025-09-22'],
  ])('is %s', (_, cutOff, start) => {
    expect(findSeasonStart(cutOff, '2026-11-15')).toBe(start);
  });
});
