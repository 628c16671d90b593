import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attemptStatuses,
  checkPaymentMatches,
  estimateCapture,
  findLaterStatus,
  findNextCheck,
  findPaymentPhase,
  paymentWindowMs,
} from './payment.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = new Date('2026-11-15T05:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);

describe('findLaterStatus', () => {
  it.each([
    ['created', 'captured', 'captured'],
    ['captured', 'authorized', 'captured'],
    ['failed', 'authorized', 'authorized'],
    ['authorized', 'failed', 'authorized'],
    ['captured', 'refunded', 'refunded'],
  ] as const)('of %s and %s is %s', (known, reported, expected) => {
    expect(findLaterStatus(known, reported)).toBe(expected);
  });

  it('ends in the same status in whatever order reports arrive', () => {
    const reports = fc.array(fc.constantFrom(...attemptStatuses), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(reports, (given) => {
        const end = (list: typeof given) => list.reduce(findLaterStatus, 'created');
        expect(end(given)).toBe(end(given.toReversed()));
      }),
    );
  });
});

describe('findNextCheck', () => {
  it.each([
    [0, 2 * minute],
    [2 * minute, 5 * minute],
    [6 * minute, 12 * minute],
    [12 * minute, 30 * minute],
    [31 * minute, 2 * hour],
    [2 * hour, 6 * hour],
    [6 * hour, 12 * hour],
    [143 * hour, 144 * hour],
  ])('after %i ms it is due at %i ms', (ageMs, dueMs) => {
    expect(findNextCheck(start, after(ageMs))).toEqual(after(dueMs));
  });

  it('ends after six days', () => {
    expect(findNextCheck(start, after(paymentWindowMs - 1))).toEqual(after(paymentWindowMs));
    expect(findNextCheck(start, after(paymentWindowMs))).toBeNull();
  });

  it('always lies in the future and within the window', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: paymentWindowMs - 1 }), (ageMs) => {
        const next = findNextCheck(start, after(ageMs));
        expect(next?.getTime()).toBeGreaterThan(after(ageMs).getTime());
        expect(next?.getTime()).toBeLessThanOrEqual(after(paymentWindowMs).getTime());
      }),
    );
  });
});

describe('findPaymentPhase', () => {
  it.each([
    ['pending', [], 'started'],
    ['pending', ['created'], 'waiting'],
    ['pending', ['failed'], 'declined'],
    ['pending', ['failed', 'created'], 'waiting'],
    ['pending', ['failed', 'authorized'], 'authorized'],
    ['pending', ['captured'], 'authorized'],
    ['captured', ['failed', 'captured'], 'paid'],
    ['failed', [], 'expired'],
    ['failed', ['failed'], 'expired'],
    ['refunded', ['refunded'], 'refunded'],
  ] as const)('of %s with %j is %s', (status, attempts, phase) => {
    expect(findPaymentPhase(status, attempts)).toBe(phase);
  });
});

describe('checkPaymentMatches', () => {
  const expected = { orderId: 'order_1', amountPaise: 55_000, currency: 'INR' };

  it.each([
    ['matches', {}],
    ['order_differs', { orderId: 'order_2' }],
    ['amount_differs', { amountPaise: 54_999 }],
    ['currency_differs', { currency: 'USD' }],
  ])('says %s', (answer, change) => {
    expect(checkPaymentMatches(expected, { ...expected, ...change })).toBe(answer);
  });
});

describe('estimateCapture', () => {
  it('is the start of a payment, and for a late one the time it was seen', () => {
    expect(estimateCapture(start, after(12 * minute))).toEqual(start);
    expect(estimateCapture(start, after(24 * hour - 1))).toEqual(start);
    expect(estimateCapture(start, after(24 * hour))).toEqual(after(24 * hour));
  });
});
