import {
  orderTypes,
  paymentChannels,
  refundNoteMinLength,
  refundReasons,
  refundStatuses,
} from '@suchi/domain/money';
import * as z from 'zod/mini';
import {
  calendarDate,
  inQuery,
  pageNumber,
  rowId,
  typedText,
  utcInstant,
} from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const paise = z.int();

/** A payment as the treasurer sees it before a refund. */
export const treasuryPayment = z.object({
  id: rowId,
  payer: z.string(),
  order_type: z.enum(orderTypes),
  channel: z.enum(paymentChannels),
  method: z.nullable(z.string()),
  amount: paise,
  /** When it was begun, for a payment that is not paid: only its surplus can go back. */
  paid_at: utcInstant,
  reference: z.nullable(z.string()),
  bank_reference: z.nullable(z.string()),
  edition: z.nullable(z.string()),
  /** The days of the subscription, when it is one. */
  period: z.nullable(z.object({ from: calendarDate, to: calendarDate })),
  receipt: z.nullable(z.object({ id: rowId, number: z.string() })),
  /** What went back or is on its way back. */
  refunded: paise,
  left: paise,
  /** Money that came although it was paid already, and has to go back. */
  surplus: paise,
});
export type TreasuryPayment = z.output<typeof treasuryPayment>;

export const refund = z.object({
  id: rowId,
  status: z.enum(refundStatuses),
  amount: paise,
  is_surplus: z.boolean(),
  reason: z.enum(refundReasons),
  note: z.nullable(z.string()),
  payment: treasuryPayment,
  /** Null when it was made at the provider. */
  asked_by: z.nullable(z.string()),
  asked_at: utcInstant,
  /** The caller asked for it, so another person confirms. */
  is_mine: z.boolean(),
  can_confirm: z.boolean(),
  /** Failed at the provider: it can be sent again. */
  can_retry: z.boolean(),
  can_withdraw: z.boolean(),
  /** Confirmed, and the money is paid back at the desk. */
  can_pay: z.boolean(),
  confirmed_by: z.nullable(z.string()),
  confirmed_at: z.nullable(utcInstant),
  sent_at: z.nullable(utcInstant),
  processed_at: z.nullable(utcInstant),
  bank_reference: z.nullable(z.string()),
  /** The provider's words, for staff. */
  failure: z.nullable(z.string()),
  /** The refund note. */
  receipt: z.nullable(z.object({ id: rowId, number: z.string() })),
});
export type Refund = z.output<typeof refund>;

/** Those that wait for a second person, all open ones (asked, confirmed, sent, failed), past ones (processed, withdrawn). */
export const refundStates = ['asked', 'open', 'past'] as const;
export type RefundState = (typeof refundStates)[number];

/** Newest first, 50 a page. */
export const refundsContract = defineContract({
  method: 'GET',
  group: 'qe_treasury',
  path: '/refunds',
  access: 'treasury',
  input: z.object({
    state: z._default(z.enum(refundStates), 'open'),
    page: z._default(inQuery(pageNumber), 1),
  }),
  output: z.object({
    total: z.int(),
    /** In paise: a refund above it needs a second person. */
    confirm_above: paise,
    refunds: z.array(refund),
  }),
});

/** One payment, to ask for a refund. */
export const treasuryPaymentContract = defineContract({
  method: 'GET',
  group: 'qe_treasury',
  path: '/payment',
  access: 'treasury',
  input: z.object({ id: inQuery(rowId) }),
  output: z.object({
    payment: treasuryPayment,
    /** In paise: above it the caller needs a second person for this payment now. Earlier refunds count. */
    confirm_above: paise,
  }),
});

/** Asks for a refund. Up to the limit it is confirmed at once. A repeated `key` answers the first refund. */
export const askRefundContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/ask_refund',
  access: 'treasury',
  input: z.object({
    key: z.uuid(),
    payment: rowId,
    amount: z.int().check(z.minimum(1, 'required'), z.maximum(1_000_000_00)),
    /** Of the surplus, not of the payment itself. */
    is_surplus: z._default(z.boolean(), false),
    reason: z.enum(refundReasons),
    note: typedText(1000).check(z.minLength(refundNoteMinLength, 'tooShort')),
  }),
  output: refund,
});

/** The second person confirms by typing the amount, in paise. */
export const confirmRefundContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/confirm_refund',
  access: 'treasury',
  input: z.object({ refund: rowId, amount: z.int() }),
  output: refund,
});

/** Takes a refund back that waits for a second person, or that failed. `note` says why. */
export const withdrawRefundContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/withdraw_refund',
  access: 'treasury',
  input: z.object({ refund: rowId, note: z._default(typedText(1000), '') }),
  output: refund,
});

/** Sends a failed refund again. It answers the new refund. */
export const retryRefundContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/retry_refund',
  access: 'treasury',
  input: z.object({ refund: rowId }),
  output: refund,
});

/** Records that a confirmed refund was paid back at the desk. A bank's reference is required unless it is cash. */
export const payRefundContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/pay_refund',
  access: 'treasury',
  input: z.object({ refund: rowId, bank_reference: z._default(typedText(64), '') }),
  output: refund,
});
