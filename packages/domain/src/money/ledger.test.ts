import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookRefundDue,
  bookRefundPaid,
  bookSale,
  bookSettlement,
  bookSurplus,
  ledgerAccounts,
  reverseTransfer,
  sumBalances,
} from './ledger.ts';

const sale = { paymentId: 1, orderType: 'subscription', channel: 'online', amountPaise: 55_000 } as const;
const refund = {
  refundId: 3,
  amountPaise: 55_000,
  orderType: 'subscription',
  channel: 'online',
  isAtDesk: false,
  isSurplus: false,
} as const;

function nonZero(balances: Record<string, number>) {
  return Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0));
}

describe('a sale', () => {
  it.each([
    ['online', 'subscription', 'provider_receivable', 'subscription_income'],
    ['cash', 'suchi', 'cash_desk', 'book_income'],
    ['bank_transfer', 'subscription', 'bank', 'subscription_income'],
    ['cheque', 'suchi', 'bank', 'book_income'],
    ['cash', 'melawa', 'cash_desk', 'melawa_income'],
  ] as const)('%s of a %s goes to %s from %s', (channel, orderType, debit, credit) => {
    const transfer = bookSale({ ...sale, channel, orderType });
    expect(transfer).toMatchObject({
      debit,
      credit,
      amountPaise: 55_000,
      sourceKind: 'payment',
      sourceId: 1,
    });
  });
});

describe('a refund', () => {
  it('leaves nothing of the sale', () => {
    const transfers = [bookSale(sale), ...bookRefundDue(refund), ...bookRefundPaid(refund)];
    expect(nonZero(sumBalances(transfers))).toEqual({});
  });

  it('is owed between the decision and the payment', () => {
    const transfers = [bookSale(sale), ...bookRefundDue(refund)];
    expect(nonZero(sumBalances(transfers))).toEqual({ provider_receivable: 55_000, refunds_due: -55_000 });
  });

  it('at the desk is booked when the money is handed over', () => {
    const cash = { ...sale, channel: 'cash' } as const;
    const atDesk = { ...refund, channel: 'cash', isAtDesk: true } as const;
    expect(bookRefundDue(atDesk)).toEqual([]);
    expect(nonZero(sumBalances([bookSale(cash), ...bookRefundPaid(atDesk)]))).toEqual({});
  });

  it('of a surplus never touches income', () => {
    const surplus = { ...refund, isSurplus: true };
    const transfers = [
      bookSurplus({ attemptId: 2, amountPaise: 55_000 }),
      ...bookRefundDue(surplus),
      ...bookRefundPaid(surplus),
    ];
    expect(transfers).toHaveLength(2);
    expect(nonZero(sumBalances(transfers))).toEqual({});
  });
});

describe('a payout', () => {
  it('clears the receivable into bank, fees and tax', () => {
    const line = { lineId: 9, kind: 'payment', amountPaise: 55_000, feePaise: 1_298, taxPaise: 198 } as const;
    expect(nonZero(sumBalances([bookSale(sale), ...bookSettlement(line)]))).toEqual({
      bank: 53_702,
      provider_fees: 1_100,
      gst_on_fees: 198,
      subscription_income: -55_000,
    });
  });

  it('without a fee is one transfer', () => {
    const line = { lineId: 9, kind: 'payment', amountPaise: 200, feePaise: 0, taxPaise: 0 } as const;
    expect(bookSettlement(line)).toHaveLength(1);
  });

  it('with a refund takes it from the bank', () => {
    const line = { lineId: 9, kind: 'refund', amountPaise: 55_000, feePaise: 0, taxPaise: 0 } as const;
    const transfers = [
      bookSale(sale),
      ...bookRefundDue(refund),
      ...bookRefundPaid(refund),
      ...bookSettlement(line),
    ];
    expect(nonZero(sumBalances(transfers))).toEqual({ provider_receivable: 55_000, bank: -55_000 });
  });
});

it('a reversal undoes a transfer', () => {
  const transfer = bookSale(sale);
  expect(nonZero(sumBalances([transfer, reverseTransfer(transfer, 7)]))).toEqual({});
});

it('all accounts together are always zero', () => {
  const anyTransfer = fc.record({
    debit: fc.constantFrom(...ledgerAccounts),
    credit: fc.constantFrom(...ledgerAccounts),
    amountPaise: fc.integer({ min: 1, max: 10_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(anyTransfer), (transfers) => {
      const sum = Object.values(sumBalances(transfers)).reduce((total, amount) => total + amount, 0);
      expect(sum).toBe(0);
    }),
  );
});
