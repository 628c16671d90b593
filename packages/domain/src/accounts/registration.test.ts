import { describe, expect, it } from 'vitest';
import { knownAddressDelaySeconds, unverifiedForMs } from './registration.ts';

describe('knownAddressDelaySeconds', () => {
  it.each([
    [0, 0],
    [5, 0],
    [6, 30],
    [7, 60],
    [8, 120],
    [10, 480],
    [11, 900],
    [5_000, 900],
  ])('after %i times, %i seconds', (hits, seconds) => {
    expect(knownAddressDelaySeconds(hits)).toBe(seconds);
  });
});

describe('unverifiedForMs', () => {
  it('is a week', () => {
    expect(unverifiedForMs).toBe(7 * 86_400_000);
  });
});
