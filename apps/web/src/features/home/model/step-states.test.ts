import { describe, expect, it } from 'vitest';
import { findStepStates } from './step-states.ts';

describe('the way to a meeting', () => {
  it.each([
    [null, 'done now later later'],
    ['Draft', 'done now later later'],
    ['Rejected', 'done now later later'],
    ['Pending', 'done done now later'],
    ['Active', 'done done done now'],
  ] as const)('for %s', (status, states) => {
    expect(Object.values(findStepStates(status) ?? {}).join(' ')).toBe(states);
  });

  it.each(['Blocked', 'married'] as const)('is not shown when %s', (status) => {
    expect(findStepStates(status)).toBeNull();
  });
});
