import * as z from 'zod/mini';
import type { ProviderOrder, ProviderPayment, ProviderRefund, ProviderSettlementLine } from './provider.ts';

// The provider's answers, checked and translated. Unknown members are dropped: the provider adds new ones.

const id = z.string().check(z.regex(/^[A-Za-z0-9_]{1,64}$/));
const paise = z.int().check(z.minimum(0));
const seconds = z.pipe(
  z.int(),
  z.transform((value) => new Date(value * 1000)),
);
const text = z.optional(z.nullable(z.string()));

export const orderAnswer = z.pipe(
  z.object({ id, amount: paise, currency: z.string(), receipt: text }),
  z.transform(({ amount, receipt = null, ...order }): ProviderOrder => ({
    ...order,
    amountPaise: amount,
    receipt,
  })),
);

/** The bank's own number, by payment method; a payer finds it on their statement. */
const referenceNames = ['rrn', 'bank_transaction_id', 'transaction_id', 'arn', 'auth_code'];

// PHP sends an empty list where it has no members.
const acquirerData = z.union([
  z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
  z.array(z.never()),
]);

function findReference(data: z.output<typeof acquirerData> | null | undefined): string | null {
  if (!data || Array.isArray(data)) return null;
  const found = referenceNames
    .map((name) => data[name])
    .find((value) => value !== null && value !== undefined);
  return found === undefined ? null : String(found).slice(0, 64);
}

export const paymentAnswer = z.pipe(
  z.object({
    id,
    order_id: z.nullable(id),
    amount: paise,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    captured: z.boolean(),
    amount_refunded: z.nullable(paise),
    method: text,
    fee: z.optional(z.nullable(paise)),
    tax: z.optional(z.nullable(paise)),
    error_reason: text,
    error_description: text,
    acquirer_data: z.optional(z.nullable(acquirerData)),
    created_at: seconds,
  }),
  z.transform((payment): ProviderPayment => ({
    id: payment.id,
    orderId: payment.order_id ?? '',
    amountPaise: payment.amount,
    currency: payment.currency,
    status: payment.status,
    isCaptured: payment.captured,
    refundedPaise: payment.amount_refunded ?? 0,
    method: payment.method?.slice(0, 20) ?? null,
    bankReference: findReference(payment.acquirer_data),
    feePaise: payment.fee ?? null,
    taxPaise: payment.tax ?? null,
    errorReason: payment.error_reason?.slice(0, 100) ?? null,
    errorDescription: payment.error_description?.slice(0, 500) ?? null,
    createdAt: payment.created_at,
  })),
);

export const refundAnswer = z.pipe(
  z.object({
    id,
    payment_id: id,
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: text,
    acquirer_data: z.optional(z.nullable(acquirerData)),
    created_at: seconds,
  }),
  z.transform((refund): ProviderRefund => ({
    id: refund.id,
    paymentId: refund.payment_id,
    amountPaise: refund.amount,
    status: refund.status,
    key: refund.receipt ?? null,
    bankReference: findReference(refund.acquirer_data),
    createdAt: refund.created_at,
  })),
);

export const settlementAnswer = z.pipe(
  z.object({
    entity_id: id,
    type: z.string(),
    amount: paise,
    credit: paise,
    debit: paise,
    fee: paise,
    tax: paise,
    settlement_id: id,
    settlement_utr: text,
    settled_at: seconds,
  }),
  z.transform((line): ProviderSettlementLine => ({
    entityId: line.entity_id,
    kind: line.type === 'payment' || line.type === 'refund' ? line.type : 'adjustment',
    amountPaise: line.amount,
    creditPaise: line.credit,
    debitPaise: line.debit,
    feePaise: line.fee,
    taxPaise: line.tax,
    settlementId: line.settlement_id,
    utr: line.settlement_utr ?? null,
    settledAt: line.settled_at,
  })),
);

export const listOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item) });

export const errorAnswer = z.object({ error: z.object({ description: z.string() }) });
