import { expect, it } from 'vitest';
import { parseClock } from './clock-entry.ts';

it.each([
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  [' 9.30 ', '09:30'],
  ['1645', '16:45'],
  ['24:00', null],
  ['9:60', null],
  ['9', null],
  ['', null],
])('%j is the time %j', (text, time) => {
  expect(parseClock(text)).toBe(time);
});
