import { describe, expect, it } from 'vitest';
import { findPaymentMode, isSaleOpen } from './online-sale.ts';

it.each([
  [null, 'off'],
  ['rzp_test_1', 'test'],
  ['rzp_live_1', 'real'],
])('with the key %s payments are %s', (keyId, mode) => {
  expect(findPaymentMode(keyId)).toBe(mode);
});

describe('isSaleOpen', () => {
  const member = { mode: 'test', isTester: false } as const;

  it('leaves an installation without the wizard as it is', () => {
    expect(isSaleOpen('none', member)).toBe(true);
  });

  it('waits for the opening, and then for real keys, except for testers', () => {
    expect(isSaleOpen('running', { ...member, mode: 'real' })).toBe(false);
    expect(isSaleOpen('running', { ...member, isTester: true })).toBe(false);
    expect(isSaleOpen('opened', member)).toBe(false);
    expect(isSaleOpen('opened', { ...member, mode: 'real' })).toBe(true);
    expect(isSaleOpen('opened', { ...member, isTester: true })).toBe(true);
  });
});
