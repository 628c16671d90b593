import { describe, expect, it } from 'vitest';
import {
  checkConfirmRefund,
  checkRefund,
  checkRefundAge,
  checkWithdrawRefund,
  countsAsRefunded,
  needsSecondPerson,
  refundableAlone,
  refundStatuses,
} from './refund.ts';

describe('checkRefund', () => {
  const paid = { paidPaise: 60_000, refundedPaise: 20_000 };

  it.each([1, 20_000, 40_000])('allows %i', (amount) => {
    expect(checkRefund(paid, amount)).toEqual({ allowed: true });
  });

  it.each([
    [40_001, 'above_what_is_left'],
    [60_000, 'above_what_is_left'],
    [0, 'amount_invalid'],
    [-1, 'amount_invalid'],
    [0.5, 'amount_invalid'],
  ])('refuses %d: %s', (amount, reason) => {
    expect(checkRefund(paid, amount)).toEqual({ allowed: false, reason });
  });
});

it('failed and withdrawn refunds leave the amount free', () => {
  expect(refundStatuses.filter(countsAsRefunded)).toEqual(['asked', 'confirmed', 'sent', 'processed']);
});

it.each([
  [50_000, false],
  [50_001, true],
])('a refund of %i paise needs a second person: %s', (amount, needed) => {
  expect(needsSecondPerson(amount, 50_000)).toBe(needed);
});

it.each([
  ['the first of a payment', { refundedPaise: 0, aloneTodayPaise: 0 }, 50_000],
  ['a second of the same payment', { refundedPaise: 30_000, aloneTodayPaise: 30_000 }, 20_000],
  ['after the limit of the payment', { refundedPaise: 50_000, aloneTodayPaise: 50_000 }, 0],
  ['after more than the limit, which two people sent', { refundedPaise: 80_000, aloneTodayPaise: 0 }, 0],
  ['near the limit of the day', { refundedPaise: 0, aloneTodayPaise: 240_000 }, 10_000],
  ['after the limit of the day', { refundedPaise: 0, aloneTodayPaise: 260_000 }, 0],
])('alone, %s', (_what, before, left) => {
  expect(refundableAlone({ confirmAbovePaise: 50_000, ...before })).toBe(left);
});

it('alone, nothing where every refund needs two', () => {
  expect(refundableAlone({ confirmAbovePaise: 0, refundedPaise: 0, aloneTodayPaise: 0 })).toBe(0);
});

describe('checkConfirmRefund', () => {
  const refund = { status: 'asked', askedBy: 'a', amountPaise: 60_000 } as const;

  it('allows another person who types the same amount', () => {
    expect(checkConfirmRefund(refund, { userId: 'b', typedPaise: 60_000 })).toEqual({ allowed: true });
  });

  it.each([
    ['same_person', refund, { userId: 'a', typedPaise: 60_000 }],
    ['amount_differs', refund, { userId: 'b', typedPaise: 600 }],
    ['not_waiting', { ...refund, status: 'sent' }, { userId: 'b', typedPaise: 60_000 }],
  ] as const)('refuses: %s', (reason, state, confirmation) => {
    expect(checkConfirmRefund(state, confirmation)).toEqual({ allowed: false, reason });
  });
});

it.each([
  [180, true],
  [181, false],
])('the provider refunds a payment of %i days ago: %s', (days, isAllowed) => {
  const now = new Date('2026-11-15T05:00:00Z');
  const paidAt = new Date(now.getTime() - days * 86_400_000);
  expect(checkRefundAge(paidAt, now).allowed).toBe(isAllowed);
});

it('a refund can be taken back until its money is on the way', () => {
  const open = (isAtDesk: boolean) =>
    refundStatuses.filter((status) => checkWithdrawRefund({ status, isAtDesk }).allowed);
  expect(open(false)).toEqual(['asked', 'failed']);
  expect(open(true)).toEqual(['asked', 'confirmed', 'failed']);
});
