import { describe, expect, it } from 'vitest';
import { nextDemoReset } from './demo.ts';

describe('the next reset of a demo', () => {
  it.each([
    ['before half past three in India', '2026-11-17T21:59:59Z', '2026-11-17T22:00:00.000Z'],
    ['at that moment', '2026-11-17T22:00:00Z', '2026-11-18T22:00:00.000Z'],
    ['in the evening', '2026-11-18T14:00:00Z', '2026-11-18T22:00:00.000Z'],
  ])('%s', (_, now, expected) => {
    expect(nextDemoReset('nightly', new Date(now))?.toISOString()).toBe(expected);
  });

  it('is unknown without the timer', () => {
    expect(nextDemoReset('on', new Date('2026-11-18T14:00:00Z'))).toBeNull();
  });
});
