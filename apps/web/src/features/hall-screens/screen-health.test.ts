import { describe, expect, it } from 'vitest';
import { findHealth } from './screen-health.ts';

describe('findHealth', () => {
  const at = '2026-11-16T10:00:00.000Z';
  it.each([
    ['2026-11-16T10:00:03.000Z', 'alive', 3],
    ['2026-11-16T10:00:06.000Z', 'slow', 6],
    ['2026-11-16T10:00:20.000Z', 'lost', 20],
    ['2026-11-16T09:59:59.000Z', 'alive', 0],
  ])('at %s is %s', (now, state, seconds) => {
    expect(findHealth({ last_seen_at: at }, now)).toEqual({ state, seconds });
  });

  it('of a screen that was never heard', () => {
    expect(findHealth({ last_seen_at: null }, at).state).toBe('never');
  });
});
