import { describe, expect, it } from 'vitest';
import { looksLikeSameName } from './likeness.ts';

describe('two names of a list that look alike', () => {
  it.each([
    ['Gotra', 'Vashishta', 'Vasishtha'],
    ['Gotra', 'Kaundinya Gotra', 'Kaundinya'],
    ['Gotra', 'Kashyap', 'Kaashyap'],
    ['Education New', '12th', 'H.S.C.'],
    ['Occupation', 'Engineers', 'Engineer'],
    ['Occupation', 'Engineer', 'Engineeer'],
    ['Occupation', 'Software Enginer', 'Software Engineer'],
    ['Education Stream', 'Mecanical', 'Mechanical'],
    ['City', 'Vadodara', 'Wadodara'],
  ])('%s: %s and %s', (list, one, other) => {
    expect(looksLikeSameName(list, one, other)).toBe(true);
    expect(looksLikeSameName(list, other, one)).toBe(true);
  });

  it.each([
    ['Education New', 'B.A.', 'M.A.'],
    ['Education New', 'Class 11 pass', 'Class 12 pass'],
    ['Gotra', 'Atri', 'Atreya'],
    ['Gotra', 'Gotra', 'Kashyap'],
    ['Occupation', 'Teacher', 'Preacher'],
    ['Occupation', 'Engineer', 'Engineering'],
    ['Education Stream', 'Civil', 'Chemical'],
    ['City', 'Pune', 'Puri'],
  ])('not %s: %s and %s', (list, one, other) => {
    expect(looksLikeSameName(list, one, other)).toBe(false);
    expect(looksLikeSameName(list, other, one)).toBe(false);
  });
});
