import { orderTypes, paymentChannels, receiptKinds } from '@suchi/domain/money';
import * as z from 'zod/mini';
import { calendarDate, rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { listOutput, listQuery, type OfficeColumn, valuesOf } from '../office/list-query.ts';

/** Which receipts and refund notes. Days in India, both included. */
export const receiptFilter = z.object({
  kind: z.optional(z.enum(receiptKinds)),
  order_type: z.optional(z.enum(orderTypes)),
  issued_from: z.optional(calendarDate),
  issued_to: z.optional(calendarDate),
});
export type ReceiptFilter = z.output<typeof receiptFilter>;

export const receiptSorts = ['issued_on', 'amount'] as const;

/** The columns, in the order of the page. */
export const receiptColumns = {
  number: { value: z.string() },
  issued_on: { value: calendarDate, sort: 'issued_on', isSortedDownFirst: true },
  payer: { value: z.string() },
  order_type: { value: z.enum(orderTypes), leaves: 'second' },
  method: { value: z.nullable(z.string()), leaves: 'first' },
  /** In paise. */
  amount: { value: z.int(), sort: 'amount', isSortedDownFirst: true, isNumber: true },
} as const satisfies Record<string, OfficeColumn<(typeof receiptSorts)[number]>>;

/** A receipt or refund note in the treasurer's list. */
export const listedReceipt = z.object({
  id: rowId,
  kind: z.enum(receiptKinds),
  payment: rowId,
  /** The account, for the admins' page of a member. */
  payer_id: z.uuid(),
  channel: z.enum(paymentChannels),
  ...valuesOf(receiptColumns),
});
export type ListedReceipt = z.output<typeof listedReceipt>;

/** A page of the receipts and refund notes. Search: a part of the number or the name. */
export const receiptsContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/receipts',
  access: 'treasury',
  input: listQuery(receiptSorts, receiptFilter),
  output: listOutput(listedReceipt),
});
export type ReceiptsInput = z.input<typeof receiptsContract.input>;

/** All that match as CSV. */
export const receiptsFileContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/receipts_file',
  access: 'treasury',
  file: 'text/csv; charset=utf-8',
  input: z.object({
    search: receiptsContract.input.shape.search,
    sort: receiptsContract.input.shape.sort,
    filter: receiptFilter,
  }),
  output: fileOutput,
});
