import { describe, expect, it } from 'vitest';
import { genders, oppositeGender } from './gender.ts';

describe('oppositeGender', () => {
  it.each([
    ['Male', 'Female'],
    ['Female', 'Male'],
  ] as const)('of %s is %s', (gender, opposite) => {
    expect(oppositeGender(gender)).toBe(opposite);
  });

  it.each(genders)('of the opposite of %s is itself', (gender) => {
    expect(oppositeGender(oppositeGender(gender))).toBe(gender);
  });
});
