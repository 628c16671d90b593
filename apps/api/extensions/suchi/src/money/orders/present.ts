import type { AddressLabels, OfficeOrder, OrderCounts } from '@suchi/contracts/money';
import { orderSteps } from '@suchi/domain/money';
import type { LabelSheet } from './commands/read-labels.ts';
import type { OrderNumbers } from './commands/read-orders.ts';
import type { OfficeOrderRow } from './repository/list.ts';

const toInstant = (date: Date | null): string | null => date?.toISOString() ?? null;

export function presentOrder(row: OfficeOrderRow): OfficeOrder {
  return {
    id: row.id,
    user_id: row.user,
    name: row.name,
    address: row.address,
    city: row.city,
    pincode: row.pincode,
    delivery_kind: row.delivery_kind,
    status: row.status,
    order_status: row.order_status,
    is_archived: row.is_archived,
    edition: row.edition,
    amount: row.amount,
    ordered_at: row.order_date.toISOString(),
    carrier: row.carrier,
    tracking_number: row.tracking_number,
    dispatched_at: toInstant(row.dispatched_at),
    delivered_at: toInstant(row.delivered_at),
    return_reason: row.return_reason,
  };
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
