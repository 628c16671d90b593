import type { PaymentChannel } from './payment.ts';
import type { OrderType } from './pricing.ts';

/** The accounts of the ledger. */
export const ledgerAccounts = [
  'provider_receivable',
  'bank',
  'cash_desk',
  'provider_fees',
  'gst_on_fees',
  'subscription_income',
  'book_income',
  'melawa_income',
  'postage',
  'refunds_due',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Why an amount moves. */
export const ledgerPurposes = [
  'sale',
  'surplus',
  'refund_due',
  'refund_paid',
  'payout',
  'fee',
  'fee_tax',
  'reversal',
] as const;
export type LedgerPurpose = (typeof ledgerPurposes)[number];

/** The kind of row that a transfer comes from. */
export const ledgerSources = ['payment', 'attempt', 'refund', 'settlement_line', 'transfer'] as const;
export type LedgerSource = (typeof ledgerSources)[number];

/** One movement from the credit account to the debit account. It balances by construction. */
export interface Transfer {
  debit: LedgerAccount;
  credit: LedgerAccount;
  amountPaise: number;
  purpose: LedgerPurpose;
  sourceKind: LedgerSource;
  sourceId: number;
}

const incomeOf: Record<OrderType, LedgerAccount> = {
  subscription: 'subscription_income',
  suchi: 'book_income',
  melawa: 'melawa_income',
};

const receivedIn: Record<PaymentChannel, LedgerAccount> = {
  online: 'provider_receivable',
  cash: 'cash_desk',
  bank_transfer: 'bank',
  cheque: 'bank',
};

/** A purchase is paid. */
export function bookSale(sale: {
  paymentId: number;
  orderType: OrderType;
  channel: PaymentChannel;
  amountPaise: number;
}): Transfer {
  return {
    debit: receivedIn[sale.channel],
    credit: incomeOf[sale.orderType],
    amountPaise: sale.amountPaise,
    purpose: 'sale',
    sourceKind: 'payment',
    sourceId: sale.paymentId,
  };
}

/** Money arrived for a purchase that was already paid. It is not ours: it goes back. */
export function bookSurplus(attempt: { attemptId: number; amountPaise: number }): Transfer {
  return {
    debit: 'provider_receivable',
    credit: 'refunds_due',
    amountPaise: attempt.amountPaise,
    purpose: 'surplus',
    sourceKind: 'attempt',
    sourceId: attempt.attemptId,
  };
}

export interface RefundToBook {
  refundId: number;
  amountPaise: number;
  orderType: OrderType;
  channel: PaymentChannel;
  /** Paid back by a person, not by the provider. */
  isAtDesk: boolean;
  /** The refunded money was never income. */
  isSurplus: boolean;
}

/**
 * A refund is decided: we owe the amount, which the provider sends by itself. A surplus is owed since it arrived. Money
 * of the desk stays in the box until someone hands it over, so it is booked then.
 */
export function bookRefundDue(refund: RefundToBook): Transfer[] {
  return refund.isAtDesk ? [] : leaveIncome(refund);
}

/** The refunded amount has left us. */
export function bookRefundPaid(refund: RefundToBook): Transfer[] {
  const { refundId, amountPaise, channel } = refund;
  return [
    ...(refund.isAtDesk ? leaveIncome(refund) : []),
    {
      debit: 'refunds_due',
      credit: receivedIn[channel],
      amountPaise,
      purpose: 'refund_paid',
      sourceKind: 'refund',
      sourceId: refundId,
    },
  ];
}

function leaveIncome({ refundId, amountPaise, orderType, isSurplus }: RefundToBook): Transfer[] {
  if (isSurplus) return [];
  return [
    {
      debit: incomeOf[orderType],
      credit: 'refunds_due',
      amountPaise,
      purpose: 'refund_due',
      sourceKind: 'refund',
      sourceId: refundId,
    },
  ];
}

/** A row of the provider's payout. A payment comes without the fee; a refund was kept back by the provider. */
export function bookSettlement(line: {
  lineId: number;
  kind: 'payment' | 'refund';
  amountPaise: number;
  /** With its tax, as the provider reports it. */
  feePaise: number;
  taxPaise: number;
}): Transfer[] {
  const source = { sourceKind: 'settlement_line', sourceId: line.lineId } as const;
  if (line.kind === 'refund')
    return move('provider_receivable', 'bank', line.amountPaise, { purpose: 'payout', ...source });
  return [
    ...move('bank', 'provider_receivable', line.amountPaise - line.feePaise, {
      purpose: 'payout',
      ...source,
    }),
    ...move('provider_fees', 'provider_receivable', line.feePaise - line.taxPaise, {
      purpose: 'fee',
      ...source,
    }),
    ...move('gst_on_fees', 'provider_receivable', line.taxPaise, { purpose: 'fee_tax', ...source }),
  ];
}

function move(
  debit: LedgerAccount,
  credit: LedgerAccount,
  amountPaise: number,
  rest: Pick<Transfer, 'purpose' | 'sourceKind' | 'sourceId'>,
): Transfer[] {
  return amountPaise > 0 ? [{ debit, credit, amountPaise, ...rest }] : [];
}

/** Undoes a transfer. */
export function reverseTransfer(transfer: Transfer, transferId: number): Transfer {
  return {
    debit: transfer.credit,
    credit: transfer.debit,
    amountPaise: transfer.amountPaise,
    purpose: 'reversal',
    sourceKind: 'transfer',
    sourceId: transferId,
  };
}

/** The balance of every account: debits less credits. They always add up to zero. */
export function sumBalances(
  transfers: readonly Pick<Transfer, 'debit' | 'credit' | 'amountPaise'>[],
): Record<LedgerAccount, number> {
  const balances = Object.fromEntries(ledgerAccounts.map((account) => [account, 0])) as Record<
    LedgerAccount,
    number
  >;
  for (const { debit, credit, amountPaise } of transfers) {
    balances[debit] += amountPaise;
    balances[credit] -= amountPaise;
  }
  return balances;
}
