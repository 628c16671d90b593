import { describe, expect, it } from 'vitest';
import { canContinuePurchase, checkMayBuy, findOpeningDay } from './buying.ts';

const open = { isOn: true, startDate: '2026-11-01', endDate: '2026-11-30' };
const closed = { ...open, isOn: false };
const windows = { subscription: open, suchi: open };
const member = { isTester: false };
const tester = { isTester: true };

describe('checkMayBuy', () => {
  it.each([
    ['the first day', 'subscription', member, windows, '2026-11-01'],
    ['the last day', 'suchi', member, windows, '2026-11-30'],
    ['a tester, any day', 'subscription', tester, { ...windows, subscription: closed }, '2027-01-01'],
  ] as const)('allows %s', (_, orderType, buyer, given, today) => {
    expect(checkMayBuy(orderType, buyer, given, today)).toEqual({ allowed: true });
  });

  it.each([
    ['the day before', 'subscription', member, windows, '2026-10-31'],
    ['the day after', 'suchi', member, windows, '2026-12-01'],
    ['while switched off', 'suchi', member, { ...windows, suchi: closed }, '2026-11-15'],
    ['a tester the book', 'suchi', tester, { ...windows, suchi: closed }, '2026-11-15'],
  ] as const)('refuses %s', (_, orderType, buyer, given, today) => {
    expect(checkMayBuy(orderType, buyer, given, today)).toEqual({ allowed: false, reason: 'offer_closed' });
  });
});

it.each([
  ['before it opens', open, '2026-10-01', '2026-11-01'],
  ['while it is open', open, '2026-11-01', null],
  ['while switched off', closed, '2026-10-01', null],
])('the opening day %s', (_, window, today, day) => {
  expect(findOpeningDay(window, today)).toBe(day);
});

it.each([
  ['the same', { amount: 60_000, edition: 3, seats: null }, {}, true],
  ['for as many seats', { amount: 60_000, edition: 3, seats: 4 }, { seats: 4 }, true],
  ['for other seats', { amount: 60_000, edition: 3, seats: 3 }, { seats: 4 }, false],
  ['begun at another price', { amount: 50_000, edition: 3, seats: null }, {}, false],
  ['of another edition', { amount: 60_000, edition: 2, seats: null }, {}, false],
])('an unpaid purchase, %s, is continued or not', (_, pending, sale, isContinued) => {
  expect(canContinuePurchase(pending, { amountPaise: 60_000, editionId: 3, ...sale })).toBe(isContinued);
});
