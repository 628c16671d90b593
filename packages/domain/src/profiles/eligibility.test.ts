import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../basics/calendar-date.ts';
import { checkEligibility, findBirthLimit, latestEligibleBirthday, legalAge } from './eligibility.ts';
import { genders, type Gender } from './gender.ts';

const anyDate = fc
  .date({ min: new Date('1960-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const onlyLaw = (today: string) => ({ today, latestBirthDate: null });

describe('the legal age', () => {
  it.each([
    ['a man a day before 21', 'Male', '2005-06-15', '2026-06-14', false],
    ['a man on the day he is 21', 'Male', '2005-06-15', '2026-06-15', true],
    ['a man of 18', 'Male', '2005-06-15', '2023-06-15', false],
    ['a woman a day before 18', 'Female', '2005-06-15', '2023-06-14', false],
    ['a woman on the day she is 18', 'Female', '2005-06-15', '2023-06-15', true],
    ['a woman of 29 February, on 28 February', 'Female', '2004-02-29', '2022-02-28', false],
    ['a woman of 29 February, on 1 March', 'Female', '2004-02-29', '2022-03-01', true],
    ['a man of 29 February, on 28 February', 'Male', '2004-02-29', '2025-02-28', false],
    ['a man of 29 February, on 1 March', 'Male', '2004-02-29', '2025-03-01', true],
    ['a birth in the future', 'Female', '2030-01-01', '2025-01-01', false],
  ] as const)('%s', (_, gender, birthday, today, allowed) => {
    const decision = checkEligibility({ gender, birthday }, onlyLaw(today));
    expect(decision).toEqual(
      allowed ? { allowed, age: legalAge[gender] } : { allowed, reason: 'under_legal_age' },
    );
  });
});

describe('the latest birth date', () => {
  const rules = { today: '2026-10-02', latestBirthDate: '2005-10-01' };

  it.each([
    ['the day before', '2005-09-30', true],
    ['that day', '2005-10-01', true],
    ['the day after', '2005-10-02', false],
  ])('a birth on %s', (_, birthday, allowed) => {
    const decision = checkEligibility({ gender: 'Female', birthday }, rules);
    expect(decision).toEqual(allowed ? { allowed, age: 21 } : { allowed, reason: 'born_too_late' });
  });

  it('reports the law first, which no setting changes', () => {
    expect(checkEligibility({ gender: 'Male', birthday: '2006-01-01' }, rules)).toEqual({
      allowed: false,
      reason: 'under_legal_age',
    });
  });
});

it.each([
  ['a woman, by law alone', 'Female', null, '2008-10-02'],
  ['a man, by law alone', 'Male', null, '2005-10-02'],
  ['anyone, before the gender is known', null, null, '2008-10-02'],
  ['a woman, by an earlier limit of the association', 'Female', '2005-10-01', '2005-10-01'],
  ['a man, where the law is earlier', 'Male', '2006-10-01', '2005-10-02'],
] as const)('the last birthday of %s', (_, gender, latestBirthDate, expected) => {
  const rules = { today: '2026-10-02', latestBirthDate };
  expect(latestEligibleBirthday(gender, rules)).toBe(expected);
  expect(checkEligibility({ gender: gender ?? 'Female', birthday: expected }, rules).allowed).toBe(true);
  expect(
    checkEligibility({ gender: gender ?? 'Female', birthday: addDays(expected, 1) }, rules).allowed,
  ).toBe(false);
});

describe('missing facts', () => {
  it.each([
    ['gender_missing', null, '2000-01-01'],
    ['gender_missing', null, null],
    ['birthday_missing', 'Male', null],
    ['birthday_invalid', 'Male', ''],
    ['birthday_invalid', 'Female', '2001-02-29'],
    ['birthday_invalid', 'Female', '01/10/2000'],
  ] as const)('%s', (reason, gender, birthday) => {
    expect(checkEligibility({ gender, birthday }, onlyLaw('2026-01-01'))).toEqual({ allowed: false, reason });
  });
});

describe('time', () => {
  it('never makes an eligible candidate ineligible', () => {
    const anyGender = fc.constantFrom<Gender>(...genders);
    fc.assert(
      fc.property(anyGender, anyDate, anyDate, fc.nat(10_000), (gender, birthday, today, days) => {
        const before = checkEligibility({ gender, birthday }, onlyLaw(today)).allowed;
        const later = checkEligibility({ gender, birthday }, onlyLaw(addDays(today, days))).allowed;
        expect(!before || later).toBe(true);
      }),
    );
  });

  it('admits no man before a woman of the same birthday', () => {
    const days = fc.nat(15_000).map((count) => addDays('1980-01-01', count));
    fc.assert(
      fc.property(days, days, (birthday, today) => {
        const man = checkEligibility({ gender: 'Male', birthday }, onlyLaw(today));
        const woman = checkEligibility({ gender: 'Female', birthday }, onlyLaw(today));
        expect(!man.allowed || woman.allowed).toBe(true);
      }),
    );
  });
});

describe('the limit that is announced', () => {
  it.each([
    ['is the association’s while it keeps people of legal age out', '2005-10-01', '2026-11-18', '2005-10-01'],
    ['is none when the law alone decides', '2008-11-18', '2026-11-18', null],
    ['is none when it is later than the law', '2010-01-01', '2026-11-18', null],
    ['is none when the association has none', null, '2026-11-18', null],
    ['is one when it keeps out a day', '2008-11-17', '2026-11-18', '2008-11-17'],
  ])('%s', (_case, latestBirthDate, today, expected) => {
    expect(findBirthLimit({ today, latestBirthDate })).toBe(expected);
  });
});
