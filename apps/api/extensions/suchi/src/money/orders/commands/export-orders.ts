import type { OrderSelection, ordersFileContract } from '@suchi/contracts/money';
import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { toCsvMobile } from '@suchi/domain/text';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { auditOfExport, type ExportedRows, exportRows } from '../../../platform/export-rows.ts';
import type { Call } from '../../../platform/route.ts';
import { type ExportedOrderRow, planOrders } from '../repository/list.ts';

const listOf = (selection: OrderSelection) =>
  'ids' in selection ? undefined : (selection.filter.step ?? 'all');

const dayOf = (instant: Date | null) => instant && formatCalendarDate(todayInIndia(instant));

export function exportOrders(
  call: Call<z.output<typeof ordersFileContract.input>, RoleCaller>,
): Promise<ExportedRows> {
  const { selection, sort, contacts_reason: reason } = call.input;
  const withContacts = reason !== undefined;
  return exportRows<ExportedOrderRow>(call, {
    ...planOrders(selection, sort),
    header: [
      'Order',
      'Ordered',
      'Status',
      'Paid',
      'Amount',
      'Edition',
      'Delivery',
      'Carrier',
      'Tracking',
      'Dispatched',
      'Delivered',
      ...(withContacts ? ['Name', 'Address', 'City', 'Pincode', 'Mobile', 'Other mobile'] : []),
    ],
    write: (row) => [
      row.id,
      dayOf(row.order_date),
      row.order_status,
      row.status,
      row.amount / 100,
      row.edition,
      row.delivery_kind,
      row.carrier,
      row.tracking_number,
      dayOf(row.dispatched_at),
      dayOf(row.delivered_at),
      ...(withContacts
        ? [
            row.name,
            row.address,
            row.city,
            row.pincode,
            toCsvMobile(row.mobile),
            toCsvMobile(row.alternate_mobile),
          ]
        : []),
    ],
    audit: auditOfExport('qd_order', { selection, list: listOf(selection), reason }),
  });
}
