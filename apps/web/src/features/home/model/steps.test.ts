import { describe, expect, it } from 'vitest';
import { listSteps } from './steps.ts';

describe('the way to a meeting', () => {
  it.each([
    [null, 'account done, profile now, review later, meet later'],
    ['Draft', 'account done, complete now, review later, meet later'],
    ['Rejected', 'account done, correct now, review later, meet later'],
    ['Pending', 'sent done, review now, approved later, search later'],
    ['Active', 'checked done, search now, suchi later, melawa later'],
    ['Blocked', ''],
    ['married', ''],
  ] as const)('for %s', (status, steps) => {
    expect(
      listSteps(status)
        .map(({ step, state }) => `${step} ${state}`)
        .join(', '),
    ).toBe(steps);
  });
});
