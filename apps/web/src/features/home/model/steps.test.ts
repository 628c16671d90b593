import { describe, expect, it } from 'vitest';
import { listSteps, type Season } from './steps.ts';

const open: Season = { isSearchOff: false, isSuchiOnSale: true, isBookOpen: true, isEventComing: true };

describe('the way to a meeting', () => {
  it.each([
    [null, {}, 'account done, profile now, review later, meet later'],
    [null, { isBookOpen: false }, 'account done, profile now, review later, meetWithoutBook later'],
    ['Draft', {}, 'account done, complete now, review later, meet later'],
    [
      'Draft',
      { isBookOpen: false, isEventComing: false },
      'account done, complete now, review later, searchLater later',
    ],
    ['Rejected', {}, 'account done, correct now, review later, meet later'],
    ['Pending', {}, 'sent done, review now, approved later, search later'],
    ['Active', {}, 'checked done, search now, suchi later, melawa later'],
    ['Active', { isSearchOff: true }, 'checked done, suchi now, melawa later, searchOff later'],
    ['Active', { isSearchOff: true, isSuchiOnSale: false }, 'checked done, melawa later, searchOff later'],
    ['Active', { isSuchiOnSale: false, isEventComing: false }, 'checked done, search now'],
    ['Blocked', {}, ''],
    ['married', {}, ''],
  ] as const)('for %s in the season %j', (status, season, steps) => {
    expect(
      listSteps(status, { ...open, ...season })
        .map(({ step, state }) => `${step} ${state}`)
        .join(', '),
    ).toBe(steps);
  });
});
