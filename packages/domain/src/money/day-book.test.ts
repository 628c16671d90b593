import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Movement, sumFigures } from './day-book.ts';
import {
  bookRefundDue,
  bookRefundPaid,
  bookSale,
  bookSettlement,
  reverseTransfer,
  sumBalances,
  type Transfer,
} from './ledger.ts';
import { paymentChannels } from './payment.ts';
import { orderTypes } from './pricing.ts';

const moved = (transfer: Transfer): Movement => ({ ...transfer, count: 1 });
const sale = bookSale({ paymentId: 1, orderType: 'subscription', channel: 'online', amountPaise: 55_000 });
const book = bookSale({ paymentId: 2, orderType: 'suchi', channel: 'cash', amountPaise: 60_000 });
const refund = {
  refundId: 1,
  amountPaise: 10_000,
  orderType: 'suchi',
  channel: 'cash',
  isAtDesk: true,
  isSurplus: false,
} as const;

describe('sumFigures', () => {
  it('adds sales by purpose and channel, and takes refunds off', () => {
    const figures = sumFigures([sale, book, ...bookRefundPaid(refund)].map(moved));
    expect(figures).toMatchObject({
      subscriptions: { count: 1, amountPaise: 55_000 },
      suchi: { count: 1, amountPaise: 60_000 },
      refunds: { count: 1, amountPaise: 10_000 },
      totalPaise: 105_000,
      online: { count: 1, amountPaise: 55_000 },
      cash: { count: 1, amountPaise: 60_000 },
      bank: { count: 0, amountPaise: 0 },
    });
  });

  it('takes a reversed sale or refund out again', () => {
    const due = bookRefundDue({ ...refund, isAtDesk: false });
    const all = [sale, book, ...due, ...[sale, book, ...due].map((transfer) => reverseTransfer(transfer, 9))];
    const none = { count: 0, amountPaise: 0 };
    expect(sumFigures(all.map(moved))).toEqual({
      subscriptions: none,
      suchi: none,
      melawa: none,
      refunds: none,
      totalPaise: 0,
      online: none,
      cash: none,
      bank: none,
    });
  });

  it('has the totals of the ledger’s income accounts', () => {
    const anySale = fc.record({
      paymentId: fc.nat(),
      orderType: fc.constantFrom(...orderTypes),
      channel: fc.constantFrom(...paymentChannels),
      amountPaise: fc.integer({ min: 1, max: 1_000_000 }),
    });
    const anyTransfers = anySale.chain((one) =>
      fc.constantFrom<Transfer[]>(
        [bookSale(one)],
        bookRefundDue({ ...one, refundId: one.paymentId, isAtDesk: false, isSurplus: false }),
        [reverseTransfer(bookSale(one), 1)],
        bookSettlement({ ...one, kind: 'payment', lineId: 1, feePaise: 0, taxPaise: 0 }),
      ),
    );
    fc.assert(
      fc.property(fc.array(anyTransfers), (lists) => {
        const transfers = lists.flat();
        const { subscription_income, book_income, melawa_income } = sumBalances(transfers);
        const figures = sumFigures(transfers.map(moved));
        expect(figures.totalPaise).toBe(-(subscription_income + book_income + melawa_income) + 0);
        const { subscriptions, suchi, melawa, refunds } = figures;
        const sold = subscriptions.amountPaise + suchi.amountPaise + melawa.amountPaise;
        expect(sold - refunds.amountPaise).toBe(figures.totalPaise);
      }),
    );
  });
});
