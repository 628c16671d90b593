import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../basics/calendar-date.ts';
import {
  findSubscriptionPhase,
  findSubscriptionState,
  isSubscriptionValid,
  planSubscription,
} from './subscription.ts';

const march = { startDate: '2025-03-15', endDate: '2026-03-14' };
const next = { startDate: '2026-03-15', endDate: '2027-03-14' };
const days = fc.nat(8_000).map((count) => addDays('2020-01-01', count));

describe('isSubscriptionValid', () => {
  it.each([
    ['the day before the last', '2026-03-13', true],
    ['the last day', '2026-03-14', true],
    ['the day after', '2026-03-15', false],
  ])('on %s', (_, day, isValid) => {
    expect(isSubscriptionValid(march, day)).toBe(isValid);
  });

  it('stays expired once it has expired', () => {
    fc.assert(
      fc.property(days, fc.nat(3_000), (day, later) => {
        expect(isSubscriptionValid(march, day) || !isSubscriptionValid(march, addDays(day, later))).toBe(
          true,
        );
      }),
    );
  });
});

describe('findSubscriptionState', () => {
  const early = { startDate: '2024-06-01', endDate: '2026-05-31' };

  it.each([
    ['none', [], '2026-01-01', { state: 'missing' }],
    ['a valid one', [march], '2026-03-14', { state: 'valid', subscription: march, validTill: '2026-03-14' }],
    ['an expired one', [march], '2026-03-15', { state: 'expired', expiredOn: '2026-03-14' }],
    ['two expired ones', [next, march], '2028-01-01', { state: 'expired', expiredOn: '2027-03-14' }],
    [
      'one renewed before its end',
      [next, march],
      '2026-03-14',
      { state: 'valid', subscription: march, validTill: '2027-03-14' },
    ],
    [
      'one renewed, in its second year',
      [march, next],
      '2026-03-15',
      { state: 'valid', subscription: next, validTill: '2027-03-14' },
    ],
    [
      'an old one that sees less, and a young one',
      [march, early],
      '2026-01-01',
      { state: 'valid', subscription: march, validTill: '2026-05-31' },
    ],
    [
      'an old one, and one that begins that day',
      [early, march],
      '2025-03-15',
      { state: 'valid', subscription: march, validTill: '2026-05-31' },
    ],
    [
      'one that has not begun',
      [next],
      '2026-01-01',
      { state: 'valid', subscription: next, validTill: '2027-03-14' },
    ],
  ])('%s', (_, subscriptions, day, state) => {
    expect(findSubscriptionState(subscriptions, day)).toEqual(state);
  });
});

describe('findSubscriptionPhase', () => {
  it.each([
    ['2025-03-14', 'upcoming'],
    ['2025-03-15', 'current'],
    ['2026-03-14', 'current'],
    ['2026-03-15', 'past'],
  ])('on %s is %s', (day, phase) => {
    expect(findSubscriptionPhase({ startDate: '2025-03-15', endDate: '2026-03-14' }, day)).toBe(phase);
  });
});

describe('planSubscription', () => {
  it.each([
    ['the first one', [], '2025-03-15', '2025-03-15', '2026-03-14'],
    ['one bought on New Year', [], '2025-01-01', '2025-01-01', '2025-12-31'],
    ['one bought on 29 February', [], '2024-02-29', '2024-02-29', '2025-02-28'],
    ['one bought on 1 March before a leap day', [], '2023-03-01', '2023-03-01', '2024-02-29'],
    ['one renewed a month early', [march], '2026-02-14', '2026-03-15', '2027-03-14'],
    ['one renewed on the last day', [march], '2026-03-14', '2026-03-15', '2027-03-14'],
    ['one renewed a day late', [march], '2026-03-15', '2026-03-15', '2027-03-14'],
    ['one renewed twice', [next, march], '2026-02-14', '2027-03-15', '2028-03-14'],
  ])('%s', (_, existing, boughtOn, startDate, endDate) => {
    expect(planSubscription(existing, boughtOn)).toEqual({ startDate, endDate });
  });

  it('is valid on the day of purchase and gives a whole year without losing a day', () => {
    fc.assert(
      fc.property(fc.array(days, { maxLength: 5 }), (purchases) => {
        const bought = purchases
          .toSorted()
          .reduce<{ startDate: string; endDate: string }[]>((existing, day) => {
            const plan = planSubscription(existing, day);
            expect(findSubscriptionState([...existing, plan], day).state).toBe('valid');
            expect(existing.every(({ endDate }) => endDate < plan.startDate)).toBe(true);
            const lengthDays = (Date.parse(plan.endDate) - Date.parse(plan.startDate)) / 86_400_000 + 1;
            expect([365, 366]).toContain(lengthDays);
            return [...existing, plan];
          }, []);
        expect(bought).toHaveLength(purchases.length);
      }),
    );
  });
});
