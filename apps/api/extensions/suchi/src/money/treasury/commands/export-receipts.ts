import type { receiptsFileContract } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { auditOfExport, type ExportedRows, exportRows } from '../../../platform/export-rows.ts';
import type { Call } from '../../../platform/route.ts';
import { orderReceipts, receiptColumns, type ReceiptRow, receiptsOf } from '../repository/receipt-list.ts';
import { channelWords, purposeWords } from './write-day-book-file.ts';

const kindWords = { receipt: 'Receipt', refund_note: 'Refund note' };

/** Amounts of refund notes are negative, so that the column adds up. */
export function exportReceipts(
  call: Call<z.output<typeof receiptsFileContract.input>, RoleCaller>,
): Promise<ExportedRows> {
  const { search, filter, sort } = call.input;
  return exportRows<ReceiptRow>(call, {
    source: receiptsOf(search, filter),
    orderBy: orderReceipts(sort),
    columns: receiptColumns,
    header: ['Number', 'Kind', 'Date', 'Name', 'For', 'Paid by', 'Amount'],
    write: (row) => [
      row.number,
      kindWords[row.kind],
      formatCalendarDate(row.issued_on),
      row.payer,
      purposeWords[row.order_type],
      row.method ?? channelWords[row.channel],
      (row.kind === 'receipt' ? row.amount : -row.amount) / 100,
    ],
    audit: auditOfExport('receipt', {
      selection: { all: true, search, filter, except: [] },
      list: 'all',
      reason: undefined,
    }),
  });
}
