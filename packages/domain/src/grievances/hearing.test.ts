import { expect, it } from 'vitest';
import { type Hearer, mayHear, mayShareOut } from './hearing.ts';

const officer: Hearer = { id: 'o', isAdmin: false, hears: true, isOfficer: true };
const president: Hearer = { id: 'p', isAdmin: true, hears: true, isOfficer: false };
const officerAsAdmin: Hearer = { ...president, id: 'a', isOfficer: true };
const other: Hearer = { id: 's', isAdmin: false, hears: false, isOfficer: false };
const secondHearer: Hearer = { ...officer, id: 'h', isOfficer: false };

it.each([
  ['the officer', officer, true, false],
  ['the president', president, true, true],
  ['an officer who is an admin', officerAsAdmin, true, false],
  ['others', other, false, false],
  ['a second person with the duty', secondHearer, true, false],
] as const)('%s: others %s, about the officer %s', (_, hearer, others, aboutOfficer) => {
  expect(mayHear({ isAboutOfficer: false, handler: null }, hearer)).toBe(others);
  expect(mayHear({ isAboutOfficer: true, handler: null }, hearer)).toBe(aboutOfficer);
});

it('others see what was given to them, the officer never what is about the officer', () => {
  expect(mayHear({ isAboutOfficer: false, handler: 's' }, other)).toBe(true);
  expect(mayHear({ isAboutOfficer: true, handler: 's' }, other)).toBe(true);
  expect(mayHear({ isAboutOfficer: true, handler: 'o' }, officer)).toBe(false);
});

it('the officer and admins share out', () => {
  expect([officer, president, other].map(mayShareOut)).toEqual([true, true, false]);
});
