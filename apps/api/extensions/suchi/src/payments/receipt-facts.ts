import { orderTypes, paymentChannels, receiptKinds } from '@suchi/domain/money';
import * as z from 'zod/mini';

const day = z.string();

/** Everything that a receipt prints, as it was on the day it was issued. Stored in `receipt.facts`. */
export const receiptFacts = z.object({
  kind: z.enum(receiptKinds),
  number: z.string(),
  issued_on: day,
  /** The rest of the association's facts is printed only when it is set. */
  association: z.object({
    name: z.string(),
    address: z.nullable(z.string()),
    pan: z.nullable(z.string()),
    registration: z.nullable(z.string()),
  }),
  /** Null: the association is not registered under GST. Amounts include the tax. */
  gst: z.nullable(z.object({ number: z.string(), rate_percent: z.number(), code: z.nullable(z.string()) })),
  received_from: z.string(),
  /** In paise. */
  amount: z.int(),
  amount_in_words: z.string(),
  order_type: z.enum(orderTypes),
  /** The days of a subscription. */
  period: z.nullable(z.object({ from: day, to: day })),
  edition: z.nullable(z.string()),
  channel: z.enum(paymentChannels),
  method: z.nullable(z.string()),
  /** Ours. */
  reference: z.nullable(z.string()),
  bank_reference: z.nullable(z.string()),
  /** The day the money came or, on a refund note, went back. */
  paid_on: day,
  /** On a refund note: the number of the receipt. */
  refund_of: z.nullable(z.string()),
});
export type ReceiptFacts = z.output<typeof receiptFacts>;
