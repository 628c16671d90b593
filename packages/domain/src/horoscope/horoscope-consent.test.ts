import { expect, it } from 'vitest';
import { findHoroscopeConsent, findMatchState } from './horoscope-consent.ts';

it.each([
  [true, true, null, 'both'],
  [true, true, true, 'both'],
  [true, true, false, 'both'],
  [true, false, true, 'theirs_off'],
  [true, false, null, 'theirs_off'],
  [false, true, null, 'wanted'],
  [false, true, false, 'wanted'],
  [false, false, true, 'wanted'],
  [false, false, false, 'off'],
  [false, false, null, 'off'],
] as const)('mine shown: %s, theirs shown: %s, theirs wanted: %s: %s', (mine, theirs, wants, consent) => {
  for (const own of [true, false, null])
    expect(findHoroscopeConsent({ shows: mine, wants: own }, { shows: theirs, wants })).toBe(consent);
});

it.each([
  ['Female', 'Male', 'both'],
  ['Male', 'Female', 'both'],
  ['Male', 'Male', null],
  [null, 'Female', null],
] as const)('a match of %s and %s: %s', (mine, theirs, state) => {
  const shown = { shows: true, wants: null };
  expect(findMatchState({ ...shown, gender: mine }, { ...shown, gender: theirs })).toBe(state);
});
