import { expect, it } from 'vitest';
import { isLookupChoosable } from './lookup-choice.ts';

it.each([
  ['a standard value of the list', 'Gotra', true, 'Gotra', true],
  ['a value that a family added', 'Gotra', false, 'Gotra', true],
  ['a value of another list', 'Blood Group', true, 'Gotra', false],
  ['a standard value of a closed list', 'Blood Group', true, 'Blood Group', true],
  ['an added value of a closed list', 'Blood Group', false, 'Blood Group', false],
] as const)('%s', (_, lookup, isStandard, wanted, expected) => {
  expect(isLookupChoosable({ lookup, isStandard, isRemoved: false }, wanted)).toBe(expected);
});

it('no value that was taken out of its list', () => {
  expect(isLookupChoosable({ lookup: 'Gotra', isStandard: true, isRemoved: true }, 'Gotra')).toBe(false);
});
