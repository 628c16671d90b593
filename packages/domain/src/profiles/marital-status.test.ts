import { describe, expect, it } from 'vitest';
import { fitsGender, singleStatuses } from './marital-status.ts';

describe('the statuses of a candidate', () => {
  it.each([
    ['Female', ['Unmarried', 'Divorced', 'Widow']],
    ['Male', ['Unmarried', 'Divorced', 'Widower']],
  ] as const)('of the gender %s', (gender, statuses) => {
    expect(singleStatuses.filter((status) => fitsGender(status, gender))).toEqual(statuses);
  });
});
