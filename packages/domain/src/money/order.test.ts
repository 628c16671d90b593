import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOrderStep, findNextStep, findOrderMessage, orderPaymentStatuses, orderSteps } from './order.ts';

const paid = { paymentStatus: 'paid', step: 'ordered', isArchived: false } as const;

describe('findNextStep', () => {
  it.each([
    ['ordered', 'dispatched'],
    ['dispatched', 'delivered'],
    ['delivered', null],
  ] as const)('after %s comes %s', (step, next) => {
    expect(findNextStep(step)).toBe(next);
  });
});

describe('checkOrderStep', () => {
  it.each([
    ['ordered', 'dispatched'],
    ['dispatched', 'delivered'],
  ] as const)('allows %s to %s', (step, to) => {
    expect(checkOrderStep({ ...paid, step }, to)).toEqual({ allowed: true, step: to });
  });

  it.each([
    ['ordered', 'ordered'],
    ['ordered', 'delivered'],
    ['dispatched', 'ordered'],
    ['dispatched', 'dispatched'],
    ['delivered', 'ordered'],
    ['delivered', 'dispatched'],
    ['delivered', 'delivered'],
  ] as const)('refuses %s to %s', (step, to) => {
    expect(checkOrderStep({ ...paid, step }, to)).toEqual({ allowed: false, reason: 'step_not_next' });
  });

  it.each([
    ['an unpaid order', { ...paid, paymentStatus: 'pending' }, 'order_unpaid'],
    ['an archived order', { ...paid, isArchived: true }, 'order_archived'],
    [
      'an unpaid order of a past year',
      { ...paid, paymentStatus: 'pending', isArchived: true },
      'order_archived',
    ],
  ] as const)('does not move %s', (_, order, reason) => {
    expect(checkOrderStep(order, 'dispatched')).toEqual({ allowed: false, reason });
  });

  it('moves forward only, one step at a time', () => {
    const anyStep = fc.constantFrom(...orderSteps);
    const anyOrder = fc.record({
      paymentStatus: fc.constantFrom(...orderPaymentStatuses),
      step: anyStep,
      isArchived: fc.boolean(),
    });
    fc.assert(
      fc.property(anyOrder, anyStep, (order, to) => {
        const { allowed } = checkOrderStep(order, to);
        expect(!allowed || orderSteps.indexOf(to) === orderSteps.indexOf(order.step) + 1).toBe(true);
      }),
    );
  });
});

describe('findOrderMessage', () => {
  it.each([
    ['pending', 'ordered', 'unpaid'],
    ['paid', 'ordered', 'ordered'],
    ['paid', 'dispatched', 'dispatched'],
    ['paid', 'delivered', 'delivered'],
  ] as const)('of an order that is %s and %s is %s', (paymentStatus, step, message) => {
    expect(findOrderMessage({ ...paid, paymentStatus, step })).toBe(message);
  });
});
