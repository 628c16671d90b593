import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, latestBirthdayAt } from './age.ts';
import { addDays, addYears } from '../basics/calendar-date.ts';

const anyDate = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const anyYears = fc.integer({ min: 1, max: 99 });

describe('ageOn', () => {
  it.each([
    ['the day before the birthday', '2000-06-15', '2025-06-14', 24],
    ['the birthday', '2000-06-15', '2025-06-15', 25],
    ['the day after', '2000-06-15', '2025-06-16', 25],
    ['an earlier month, later day', '2000-06-15', '2025-05-30', 24],
    ['a later month, earlier day', '2000-06-15', '2025-07-01', 25],
    ['the last day of the year', '2000-12-31', '2025-12-30', 24],
    ['New Year after a birth on New Year’s Eve', '2000-12-31', '2001-01-01', 0],
    ['the day of birth', '2000-06-15', '2000-06-15', 0],
    ['the day before birth', '2000-06-15', '2000-06-14', 0],
    ['years before birth', '2000-06-15', '1990-06-15', 0],
    ['28 February for a child of 29 February', '2004-02-29', '2022-02-28', 17],
    ['1 March for a child of 29 February', '2004-02-29', '2022-03-01', 18],
    ['28 February of a leap year for that child', '2004-02-29', '2024-02-28', 19],
    ['29 February of a leap year for that child', '2004-02-29', '2024-02-29', 20],
    ['29 February for a child of 28 February', '2003-02-28', '2024-02-29', 21],
    ['29 February for a child of 1 March', '2003-03-01', '2024-02-29', 20],
  ])('on %s', (_, birthday, day, age) => {
    expect(ageOn(birthday, day)).toBe(age);
  });

  it('is never negative and never decreases', () => {
    fc.assert(
      fc.property(anyDate, anyDate, fc.nat(1_000), (birthday, day, more) => {
        const age = ageOn(birthday, day);
        expect(age).toBeGreaterThanOrEqual(0);
        expect(ageOn(birthday, addDays(day, more))).toBeGreaterThanOrEqual(age);
      }),
    );
  });

  it('grows by one on each birthday and on no other day', () => {
    fc.assert(
      fc.property(anyDate, anyYears, (birthday, years) => {
        const anniversary = addYears(birthday, years);
        expect(ageOn(birthday, anniversary)).toBe(years);
        expect(ageOn(birthday, addDays(anniversary, -1))).toBe(years - 1);
      }),
    );
  });

  it('gives the younger of two people no higher age', () => {
    fc.assert(
      fc.property(anyDate, fc.nat(20_000), anyDate, (birthday, daysYounger, day) => {
        expect(ageOn(addDays(birthday, daysYounger), day)).toBeLessThanOrEqual(ageOn(birthday, day));
      }),
    );
  });
});

describe('latestBirthdayAt', () => {
  it.each([
    [25, '2026-11-15', '2001-11-15'],
    [25, '2024-02-29', '1999-02-28'],
    [24, '2024-02-29', '2000-02-29'],
    [25, '2025-02-28', '2000-02-28'],
    [25, '2025-03-01', '2000-03-01'],
  ])('for %i years on %s is %s', (age, day, birthday) => {
    expect(latestBirthdayAt(age, day)).toBe(birthday);
  });

  it('divides people by their exact age', () => {
    fc.assert(
      fc.property(anyDate, anyYears, anyDate, (today, age, birthday) => {
        expect(birthday <= latestBirthdayAt(age, today)).toBe(ageOn(birthday, today) >= age);
      }),
    );
  });
});
