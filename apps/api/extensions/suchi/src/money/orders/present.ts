import type { AddressLabels, OfficeOrder, OrderCounts } from '@suchi/contracts/money';
import { orderSteps } from '@suchi/domain/money';
import { presentRow } from '../../platform/list-columns.ts';
import type { LabelSheet } from './commands/read-labels.ts';
import type { OrderNumbers } from './commands/read-orders.ts';
import { orderColumns, type OrderListRow } from './order-columns.ts';

export function presentOrder(row: OrderListRow): OfficeOrder {
  return presentRow<OfficeOrder, OrderListRow, null>(orderColumns, row, null);
}

export function presentCounts({ steps, seasons }: OrderNumbers): OrderCounts {
  const count = (isPast: boolean, status: string, step?: string) =>
    steps
      .filter(
        (row) =>
          row.is_archived === isPast &&
          row.status === status &&
          (step === undefined || row.order_status === step),
      )
      .reduce((sum, row) => sum + row.count, 0);
  const paid = (isPast: boolean) =>
    Object.fromEntries(
      orderSteps.map((step) => [step, count(isPast, 'paid', step)]),
    ) as OrderCounts['current'];
  return {
    current: paid(false),
    past: paid(true),
    unpaid: count(false, 'pending'),
    seasons: seasons.map(({ edition, year, orders, undelivered }) => ({
      edition,
      year,
      orders,
      undelivered,
    })),
  };
}

export function presentLabels({ labels, pickedUp, withoutAddress, sender }: LabelSheet): AddressLabels {
  return {
    labels: labels.map(({ id, name, address, city, pincode, mobile }) => ({
      order: id,
      name,
      address: address ?? '',
      city: city ?? '',
      pincode: pincode ?? '',
      mobile: mobile ?? '',
    })),
    picked_up: pickedUp,
    without_address: withoutAddress,
    sender,
  };
}
