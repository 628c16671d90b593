import { orderTypes, paymentChannels, receiptKinds } from '@suchi/domain/money';
import * as z from 'zod/mini';
import { calendarDate, rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

/** A receipt or refund note of the caller. The file is at `/qe_payment/receipt_file?id=`. */
export const ownReceipt = z.object({
  id: rowId,
  number: z.string(),
  kind: z.enum(receiptKinds),
  issued_on: calendarDate,
  order_type: z.enum(orderTypes),
  /** The days of the subscription, when it is one. */
  period: z.nullable(z.object({ from: calendarDate, to: calendarDate })),
  edition: z.nullable(z.string()),
  channel: z.enum(paymentChannels),
  method: z.nullable(z.string()),
  amount: z.int(),
});
export type OwnReceipt = z.output<typeof ownReceipt>;

/** The caller's receipts and refund notes, newest first. */
export const ownReceiptsContract = defineContract({
  method: 'GET',
  group: 'qe_payment',
  path: '/receipts',
  input: z.object({}),
  output: z.object({ receipts: z.array(ownReceipt) }),
});
