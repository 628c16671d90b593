import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addYears, countDays, formatCalendarDate, isCalendarDate } from './calendar-date.ts';

const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

describe('isCalendarDate', () => {
  it.each(['2005-10-01', '2024-02-29', '2000-02-29', '1999-12-31', '0001-01-01'])('accepts %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a leap day in another year', '2025-02-29'],
    ['a leap day in a century', '1900-02-29'],
    ['30 February', '2024-02-30'],
    ['31 April', '2024-04-31'],
    ['month 0', '2024-00-10'],
    ['month 13', '2024-13-01'],
    ['day 0', '2024-01-00'],
    ['day 32', '2024-01-32'],
    ['the Indian order', '01-10-2005'],
    ['slashes', '2005/10/01'],
    ['one digit', '2005-1-1'],
    ['an instant', '2005-10-01T00:00:00.000Z'],
    ['a line break behind', '2005-10-01\n'],
  ])('refuses %s', (_, text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('accepts every day that exists', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(isCalendarDate(date)).toBe(true);
      }),
    );
  });
});

describe('addDays', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2025-06-15', 0, '2025-06-15'],
    // Daylight saving starts and ends in New York.
    ['2025-03-09', 1, '2025-03-10'],
    ['2025-11-02', 1, '2025-11-03'],
  ])('%s and %i days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later);
  });

  it('is undone by the opposite number of days', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });
});

describe('countDays', () => {
  it('is the number that addDays takes', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        expect(countDays(date, addDays(date, days))).toBe(days);
      }),
    );
  });
});

describe('addYears', () => {
  it.each([
    ['2025-06-15', 1, '2026-06-15'],
    ['2024-02-29', 1, '2025-03-01'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2025-06-15', -100, '1925-06-15'],
    ['1000-01-01', -1, '0999-01-01'],
  ])('%s and %i years is %s', (date, years, later) => {
    expect(addYears(date, years)).toBe(later);
  });

  it('keeps month and day, except for 29 February', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 100 }), (date, years) => {
        const later = addYears(date, years);
        expect(isCalendarDate(later)).toBe(true);
        expect([date.slice(5), date.slice(5) === '02-29' ? '03-01' : '']).toContain(later.slice(5));
      }),
    );
  });
});

describe('formatCalendarDate', () => {
  it('is day, month, year', () => {
    expect(formatCalendarDate('2025-11-02')).toBe('02/11/2025');
  });
});
