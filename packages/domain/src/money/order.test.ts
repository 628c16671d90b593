import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canChangeDelivery,
  canPickUp,
  checkArrival,
  checkOrderStep,
  checkRestore,
  checkReturn,
  deliveryKinds,
  findNextStep,
  orderPaymentStatuses,
  orderSteps,
} from './order.ts';

const paid = { paymentStatus: 'paid', step: 'ordered', isArchived: false, deliveryKind: 'post' } as const;
const pickUp = { ...paid, deliveryKind: 'pick_up' } as const;

describe('findNextStep', () => {
  it.each([
    ['post', 'ordered', 'dispatched'],
    ['post', 'dispatched', 'delivered'],
    ['post', 'delivered', null],
    ['pick_up', 'ordered', 'delivered'],
    ['pick_up', 'dispatched', 'delivered'],
    ['pick_up', 'delivered', null],
  ] as const)('of %s after %s comes %s', (deliveryKind, step, next) => {
    expect(findNextStep({ deliveryKind, step })).toBe(next);
  });
});

describe('checkOrderStep', () => {
  it.each([
    [paid, 'ordered', 'dispatched'],
    [paid, 'dispatched', 'delivered'],
    [pickUp, 'ordered', 'delivered'],
  ] as const)('allows %o from %s to %s', (order, step, to) => {
    expect(checkOrderStep({ ...order, step }, to)).toEqual({ allowed: true, step: to });
  });

  it.each([
    ['ordered', 'ordered', 'step_taken'],
    ['ordered', 'delivered', 'step_too_early'],
    ['dispatched', 'ordered', 'step_taken'],
    ['dispatched', 'dispatched', 'step_taken'],
    ['delivered', 'ordered', 'step_taken'],
    ['delivered', 'dispatched', 'step_taken'],
    ['delivered', 'delivered', 'step_taken'],
  ] as const)('refuses %s to %s', (step, to, reason) => {
    expect(checkOrderStep({ ...paid, step }, to)).toEqual({ allowed: false, reason });
  });

  it.each([
    ['an unpaid order', { ...paid, paymentStatus: 'pending' }, 'order_unpaid'],
    ['an archived order', { ...paid, isArchived: true }, 'order_archived'],
    ['a book that is picked up', pickUp, 'order_picked_up'],
    [
      'an unpaid order of a past season',
      { ...paid, paymentStatus: 'pending', isArchived: true },
      'order_archived',
    ],
  ] as const)('does not send %s', (_, order, reason) => {
    expect(checkOrderStep(order, 'dispatched')).toEqual({ allowed: false, reason });
  });

  it('moves forward only', () => {
    const anyStep = fc.constantFrom(...orderSteps);
    const anyOrder = fc.record({
      paymentStatus: fc.constantFrom(...orderPaymentStatuses),
      step: anyStep,
      isArchived: fc.boolean(),
      deliveryKind: fc.constantFrom(...deliveryKinds),
    });
    fc.assert(
      fc.property(anyOrder, anyStep, (order, to) => {
        const { allowed } = checkOrderStep(order, to);
        expect(!allowed || orderSteps.indexOf(to) > orderSteps.indexOf(order.step)).toBe(true);
      }),
    );
  });
});

describe('checkReturn', () => {
  it('takes back a parcel that is on its way', () => {
    expect(checkReturn({ step: 'dispatched', isArchived: false })).toEqual({ allowed: true });
  });

  it.each([
    ['ordered', false, 'step_too_early'],
    ['delivered', false, 'step_taken'],
    ['dispatched', true, 'order_archived'],
  ] as const)('refuses %s, archived: %s', (step, isArchived, reason) => {
    expect(checkReturn({ step, isArchived })).toEqual({ allowed: false, reason });
  });
});

describe('a past order', () => {
  it('comes back, unless its money went back', () => {
    expect(checkRestore({ isRefunded: false })).toEqual({ allowed: true });
    expect(checkRestore({ isRefunded: true })).toEqual({ allowed: false, reason: 'order_refunded' });
  });
});

describe('where a book goes', () => {
  it.each([
    [{ step: 'ordered', isArchived: false }, true],
    [{ step: 'ordered', isArchived: true }, false],
    [{ step: 'dispatched', isArchived: false }, false],
    [{ step: 'delivered', isArchived: false }, false],
  ] as const)('of %o can change: %s', (order, expected) => {
    expect(canChangeDelivery(order)).toBe(expected);
  });

  it.each([
    ['2026-12-27', '2026-12-26', true],
    ['2026-12-27', '2026-12-27', true],
    ['2026-12-27', '2026-12-28', false],
    [null, '2026-12-26', false],
  ] as const)('can be the hall on %s when today is %s: %s', (eventDate, today, expected) => {
    expect(canPickUp(eventDate, today)).toBe(expected);
  });
});

describe('checkArrival', () => {
  const sent = {
    paymentStatus: 'paid',
    step: 'dispatched',
    isArchived: false,
    deliveryKind: 'post',
  } as const;

  it.each([
    ['a sent book', {}, { allowed: true, isRepeat: false }],
    ['a book that has arrived', { step: 'delivered' }, { allowed: true, isRepeat: true }],
    ['a book that was not sent', { step: 'ordered' }, { allowed: false, reason: 'step_too_early' }],
    [
      'a book at the hall',
      { step: 'ordered', deliveryKind: 'pick_up' },
      { allowed: false, reason: 'step_too_early' },
    ],
    ['a past order', { isArchived: true }, { allowed: false, reason: 'order_archived' }],
  ] as const)('of %s', (_case, order, decision) => {
    expect(checkArrival({ ...sent, ...order })).toEqual(decision);
  });
});
