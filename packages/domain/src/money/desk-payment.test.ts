import { describe, expect, it } from 'vitest';
import { checkReceivedOn, checkSecondSale } from './desk-payment.ts';

describe('checkReceivedOn', () => {
  it.each([
    ['2026-11-15', null],
    ['2026-11-16', 'in_the_future'],
    ['2026-09-16', null],
    ['2026-09-15', 'too_old'],
  ])('a payment of %s, recorded on 15/11/2026: %s', (day, reason) => {
    const decision = checkReceivedOn(day, '2026-11-15');
    expect(decision.allowed ? null : decision.reason).toBe(reason);
  });
});

describe('checkSecondSale', () => {
  it.each([
    [false, false, null],
    [false, true, null],
    [true, false, 'paid_already'],
    [true, true, null],
  ])('has paid: %s, is meant: %s, refused because of %s', (hasPaid, isMeant, reason) => {
    const decision = checkSecondSale(hasPaid, isMeant);
    expect(decision.allowed ? null : decision.reason).toBe(reason);
  });
});
