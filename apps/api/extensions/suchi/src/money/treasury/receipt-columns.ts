import type { ListedReceipt, receiptSorts } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import type { ListColumns } from '../../platform/list-columns.ts';
import { channelWords, purposeWords } from './file-words.ts';
import { payerName } from './repository/payments.ts';

const kindWords = { receipt: 'Receipt', refund_note: 'Refund note' };

/** `c` is the receipt, `p` its payment, `u` the account. */
export const receiptColumns: ListColumns<ListedReceipt, never, ListedReceipt, null, never> = {
  id: { sql: 'c.id', csv: null },
  number: { sql: 'c.number', csv: 'Number' },
  kind: { sql: 'c.kind', cell: ({ kind }) => kindWords[kind], csv: 'Kind' },
  issued_on: {
    sql: `to_char(c.issued_on, 'YYYY-MM-DD')`,
    cell: (row) => formatCalendarDate(row.issued_on),
    csv: 'Date',
  },
  payment: { sql: 'p.id', csv: null },
  payer: { sql: payerName, csv: 'Name' },
  payer_id: { sql: 'p."user"', csv: null },
  order_type: { sql: 'p.order_type', cell: (row) => purposeWords[row.order_type], csv: 'For' },
  channel: { sql: 'p.channel', csv: null },
  method: {
    sql: `case when p.channel = 'online' then p.method end`,
    cell: ({ method, channel }) => method ?? channelWords[channel],
    csv: 'Paid by',
  },
  amount: {
    sql: 'c.amount',
    // Refund notes are negative, so that the column adds up.
    cell: ({ kind, amount }) => (kind === 'receipt' ? amount : -amount) / 100,
    csv: 'Amount',
  },
};

export const receiptOrder: Record<(typeof receiptSorts)[number], string> = {
  issued_on: 'c.issued_on',
  amount: 'c.amount',
};
