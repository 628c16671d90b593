import { describe, expect, it } from 'vitest';
import { genders, oppositeGender } from './gender.ts';

describe('oppositeGender', () => {
  it.each([
    ['Male', 'Female'],
    ['Female', 'Male'],
  ] as const)('of %s is %s', (gender, opposite) => {
    expect(oppositeGender(gender)).toBe(opposite);
  });

  it.each(genders)('is its own inverse for %s', (gender) => {
    expect(oppositeGender(oppositeGender(gender))).toBe(gender);
  });
});
