import type { OfficeOrder, orderSorts } from '@suchi/contracts/money';
import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { toCsvMobile } from '@suchi/domain/text';
import type { ListColumns } from '../../platform/list-columns.ts';
import type { Row } from '../../platform/rows.generated.ts';

/** What is read of an order and does not leave as it is. */
type OrderFacts = Row<
  'qd_order',
  'order_date' | 'dispatched_at' | 'delivered_at' | 'mobile' | 'alternate_mobile'
>;

type Made = 'ordered_at' | 'dispatched_at' | 'delivered_at';

export type OrderListRow = OrderFacts & Omit<OfficeOrder, Made>;

const toInstant = (date: Date | null) => date && date.toISOString();
const dayOf = (instant: Date | null) => instant && formatCalendarDate(todayInIndia(instant));

/** Whose account ordered, where no one filled in a name. */
export const buyerName = `coalesce(nullif(o.name, ''), concat_ws(' ', u.first_name, u.last_name))`;

/** `o` is the order, `u` the account, `e` the edition. */
export const orderColumns: ListColumns<
  OfficeOrder,
  Made,
  OrderListRow,
  null,
  'file_mobile' | 'file_other_mobile'
> = {
  id: { sql: 'o.id', csv: 'Order' },
  user_id: { sql: 'o."user"', csv: null },
  ordered_at: {
    made: (row) => row.order_date.toISOString(),
    cell: (row) => dayOf(row.order_date),
    csv: 'Ordered',
  },
  order_status: { sql: 'o.order_status', csv: 'Status' },
  status: { sql: 'o.status', csv: 'Paid' },
  is_archived: { sql: 'o.is_archived', csv: null },
  amount: { sql: 'o.amount', cell: ({ amount }) => amount / 100, csv: 'Amount' },
  edition: { sql: 'e.year::text', csv: 'Edition' },
  delivery_kind: { sql: 'o.delivery_kind', csv: 'Delivery' },
  carrier: { sql: 'o.carrier', csv: 'Carrier' },
  tracking_number: { sql: 'o.tracking_number', csv: 'Tracking' },
  dispatched_at: {
    made: (row) => toInstant(row.dispatched_at),
    cell: (row) => dayOf(row.dispatched_at),
    csv: 'Dispatched',
  },
  delivered_at: {
    made: (row) => toInstant(row.delivered_at),
    cell: (row) => dayOf(row.delivered_at),
    csv: 'Delivered',
  },
  return_reason: { sql: 'o.return_reason', csv: null },
  name: { sql: buyerName, csv: 'Name', isContact: true },
  address: { sql: 'o.address', csv: 'Address', isContact: true },
  city: { sql: 'o.city', csv: 'City', isContact: true },
  pincode: { sql: 'o.pincode', csv: 'Pincode', isContact: true },
  file_mobile: { cell: (row) => toCsvMobile(row.mobile), csv: 'Mobile', isContact: true },
  file_other_mobile: {
    cell: (row) => toCsvMobile(row.alternate_mobile),
    csv: 'Other mobile',
    isContact: true,
  },
};

export const orderFacts: Record<keyof OrderFacts, string> = {
  order_date: 'o.order_date',
  dispatched_at: 'o.dispatched_at',
  delivered_at: 'o.delivered_at',
  mobile: 'o.mobile',
  alternate_mobile: 'o.alternate_mobile',
};

/** Tables that only the columns need. */
export const orderJoins = 'left join edition e on e.id = o.edition';

export const orderOrder: Record<(typeof orderSorts)[number], string> = {
  order_date: 'o.order_date',
  date_updated: 'o.date_updated',
  name: `lower(${buyerName})`,
  pincode: 'o.pincode',
  dispatched_at: 'o.dispatched_at',
};
