import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../print/edition.ts';
import { checkAmount, findPricePaise, offerTypes } from './pricing.ts';

const { prices } = defaultEdition;
const member = { isTester: false };
const tester = { isTester: true };

describe('findPricePaise', () => {
  it.each([
    ['subscription', member, 55_000],
    ['subscription', tester, 200],
    ['suchi', member, 60_000],
    ['suchi', tester, 60_000],
  ] as const)('%s for %j is %i paise', (orderType, buyer, paise) => {
    expect(findPricePaise(orderType, buyer, prices)).toBe(paise);
  });

  it('depends on the edition', () => {
    expect(findPricePaise('suchi', member, { ...prices, suchiPaise: 70_000 })).toBe(70_000);
  });
});

describe('checkAmount', () => {
  it.each([
    ['rupees instead of paise', 550, 'subscription', member],
    ['the price of testers', 200, 'subscription', member],
    ['the price of members, by a tester', 55_000, 'subscription', tester],
    ['the price of the book', 60_000, 'subscription', member],
    ['the default amount of the text', 8_900, 'subscription', member],
    ['a paisa less', 54_999, 'subscription', member],
    ['a fraction less', 54_999.5, 'subscription', member],
    ['nothing', 0, 'suchi', member],
    ['no number', Number.NaN, 'suchi', member],
  ] as const)('refuses %s', (_, claimedPaise, orderType, buyer) => {
    expect(checkAmount(claimedPaise, orderType, buyer, prices)).toEqual({
      allowed: false,
      reason: 'amount_disagrees',
    });
  });

  it('allows the price and nothing else', () => {
    const anyBuyer = fc.record({ isTester: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom(...offerTypes), anyBuyer, fc.nat(100_000), (orderType, buyer, claimed) => {
        const amountPaise = findPricePaise(orderType, buyer, prices);
        expect(checkAmount(amountPaise, orderType, buyer, prices)).toEqual({ allowed: true, amountPaise });
        expect(checkAmount(claimed, orderType, buyer, prices).allowed).toBe(claimed === amountPaise);
      }),
    );
  });
});
