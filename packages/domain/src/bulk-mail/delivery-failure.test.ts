import { describe, expect, it } from 'vitest';
import { canRetryDelivery, deliveryFailures, findDeliveryFailure, findNextTry } from './delivery-failure.ts';

describe('findDeliveryFailure', () => {
  it.each([
    ['smtp_550', 'address_unknown'],
    ['smtp_552', 'mailbox_full'],
    ['smtp_554', 'refused'],
    ['smtp_421', 'refused'],
    ['mail_server_unreachable', 'server_unreachable'],
    ['internal_error', 'internal_error'],
  ])('%s is %s', (reported, failure) => {
    expect(findDeliveryFailure(reported)).toBe(failure);
  });
});

describe('canRetryDelivery', () => {
  it('is for everything but an address that does not exist', () => {
    expect(deliveryFailures.filter((failure) => !canRetryDelivery(failure))).toEqual(['address_unknown']);
  });
});

describe('findNextTry', () => {
  const now = new Date('2026-11-16T10:00:00Z');

  it('waits longer each time', () => {
    expect([1, 2, 3, 4].map((tries) => findNextTry(tries, now)?.toISOString().slice(11, 16))).toEqual([
      '10:02',
      '10:04',
      '10:08',
      '10:16',
    ]);
  });

  it('ends after five tries', () => {
    expect(findNextTry(5, now)).toBeNull();
  });
});
