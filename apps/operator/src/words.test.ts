import { afterEach, expect, it, vi } from 'vitest';
import { toMinute } from './words.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Asia/Kolkata', '2026-11-16 22:17 GMT+5:30'],
  ['UTC', '2026-11-16 16:47 UTC'],
])('writes a time with the zone of the machine: %s', (zone, words) => {
  vi.stubEnv('TZ', zone);
  expect(toMinute(new Date('2026-11-16T16:47:31Z'))).toBe(words);
});
