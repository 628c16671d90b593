import { describe, expect, it } from 'vitest';
import {
  carrierNames,
  carriers,
  checkDispatch,
  findTrackingFault,
  findTrackingUrl,
  normaliseTracking,
} from './delivery.ts';

const ordered = {
  paymentStatus: 'paid',
  step: 'ordered',
  isArchived: false,
  deliveryKind: 'post',
  dispatch: null,
  address: 'Flat 12, Anand Nagar, Paud Road, Pune 411038',
} as const;
const wanted = { carrier: 'speed_post', trackingNumber: 'EM412330915IN' } as const;

describe('a tracking number', () => {
  it('is stored without spaces and hyphens, in capitals', () => {
    expect(normaliseTracking(' em 412-330 915 in ')).toBe('EM412330915IN');
  });

  it.each([
    ['', null],
    ['   ', null],
    ['EM 412 330 915 IN', null],
    ['EM 4123', 'too_short'],
    ['1'.repeat(31), 'too_long'],
    ['EM412330915IN?', 'characters'],
    ['ईएम४१२३३०९१५', 'characters'],
  ] as const)('%j has the fault %s', (typed, fault) => {
    expect(findTrackingFault(typed)).toBe(fault);
  });

  it('is marked when another order of the same dispatch has it', () => {
    expect(findTrackingFault('em412330915in', ['', 'EM 412 330 915 IN'])).toBe('repeated');
    expect(findTrackingFault('EM412330915IN', ['EM412330916IN'])).toBeNull();
    expect(findTrackingFault('', [''])).toBeNull();
  });
});

it('every carrier has a name, and another one may carry a book too', () => {
  expect(carriers).toEqual([...Object.keys(carrierNames), 'other']);
});

describe('checkDispatch', () => {
  it('sends a paid order of this season', () => {
    expect(checkDispatch(ordered, wanted, false)).toEqual({ allowed: true, isRepeat: false });
  });

  it.each([
    ['an unpaid order', { ...ordered, paymentStatus: 'pending' }, 'order_unpaid'],
    ['an archived order', { ...ordered, isArchived: true }, 'order_archived'],
    ['an order that is picked up', { ...ordered, deliveryKind: 'pick_up' }, 'order_picked_up'],
    ['an order without an address', { ...ordered, address: null }, 'address_missing'],
    ['an order with an empty address', { ...ordered, address: '  ' }, 'address_missing'],
    ['a delivered order', { ...ordered, step: 'delivered', dispatch: wanted }, 'step_taken'],
    [
      'an order that was sent with another number',
      { ...ordered, step: 'dispatched', dispatch: { ...wanted, trackingNumber: null } },
      'step_taken',
    ],
    [
      'an order that was sent by another carrier',
      { ...ordered, step: 'dispatched', dispatch: { ...wanted, carrier: 'dtdc' } },
      'step_taken',
    ],
    ['an order that was sent before we kept carriers', { ...ordered, step: 'dispatched' }, 'step_taken'],
    [
      'an archived order, even the same again',
      { ...ordered, step: 'dispatched', isArchived: true, dispatch: wanted },
      'order_archived',
    ],
  ] as const)('does not send %s', (_, order, reason) => {
    expect(checkDispatch(order, wanted, false)).toEqual({ allowed: false, reason });
  });

  it('refuses a tracking number of another order', () => {
    expect(checkDispatch(ordered, wanted, true)).toEqual({ allowed: false, reason: 'tracking_taken' });
  });

  it('accepts the same dispatch again and calls it a repeat', () => {
    const sent = { ...ordered, step: 'dispatched', dispatch: wanted } as const;
    expect(checkDispatch(sent, wanted, true)).toEqual({ allowed: true, isRepeat: true });
  });
});

it.each([
  ['dtdc', 'DTDC%20tracking%20D123'],
  ['other', 'tracking%20D123'],
  [null, 'tracking%20D123'],
] as const)('a parcel with %s is found by its number', (carrier, question) => {
  expect(findTrackingUrl(carrier, 'D123')).toBe(`https://www.google.com/search?q=${question}`);
});
