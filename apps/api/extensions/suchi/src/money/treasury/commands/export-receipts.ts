import type { ListedReceipt, receiptsFileContract } from '@suchi/contracts/money';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import {
  auditOfExport,
  type ExportedRows,
  exportRows,
  profileOfUser,
} from '../../../platform/export-rows.ts';
import { planFile } from '../../../platform/list-columns.ts';
import type { Call } from '../../../platform/route.ts';
import { receiptColumns } from '../receipt-columns.ts';
import { orderReceipts, receiptsOf } from '../repository/receipt-list.ts';

export function exportReceipts(
  call: Call<z.output<typeof receiptsFileContract.input>, RoleCaller>,
): Promise<ExportedRows> {
  const { search, filter, sort } = call.input;
  return exportRows<ListedReceipt>(call, {
    ...planFile(receiptColumns, null, { withContacts: false }),
    source: receiptsOf(search, filter),
    orderBy: orderReceipts(sort),
    profiles: profileOfUser('p."user"'),
    audit: auditOfExport('receipt', { selection: { all: true, search, filter, except: [] }, list: 'all' }),
  });
}
