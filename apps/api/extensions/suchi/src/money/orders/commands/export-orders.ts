import type { OrderSelection, ordersFileContract } from '@suchi/contracts/money';
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
import { orderColumns, orderFacts, type OrderListRow } from '../order-columns.ts';
import { planOrders } from '../repository/list.ts';

const listOf = (selection: OrderSelection) =>
  'ids' in selection ? undefined : (selection.filter.step ?? 'all');

export function exportOrders(
  call: Call<z.output<typeof ordersFileContract.input>, RoleCaller>,
): Promise<ExportedRows> {
  const { selection, sort, contacts_reason: reason } = call.input;
  return exportRows<OrderListRow>(call, {
    ...planOrders(selection, sort),
    ...planFile(orderColumns, null, { facts: orderFacts, withContacts: reason !== undefined }),
    profiles: profileOfUser('o."user"'),
    audit: auditOfExport('qd_order', { selection, list: listOf(selection), reason }),
  });
}
