import type { Picture } from '@suchi/contracts/media';
import type { SubscriptionRow, subscriptionSorts } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import type { PaymentChannel } from '@suchi/domain/money';
import { toCsvMobile } from '@suchi/domain/text';
import type { ListColumns } from '../platform/list-columns.ts';

/** What is read of a subscription and does not leave as it is. */
interface SubscriptionFacts {
  main_photo: string | null;
  channel: PaymentChannel | null;
  provider_payment: string | null;
  amount: number | null;
  receipt: string | null;
  email: string | null;
  mobile: string | null;
}

type Made = 'photo' | 'payment';

export type SubscriptionListRow = SubscriptionFacts & Omit<SubscriptionRow, Made>;

export interface SubscriptionView {
  photoOf: (id: string | null) => Picture | null;
}

function paymentOf(row: SubscriptionFacts): SubscriptionRow['payment'] {
  const { channel, amount } = row;
  if (channel === null || amount === null) return null;
  return { channel, amount, provider_payment: row.provider_payment, receipt: row.receipt };
}

const name = `coalesce(nullif(concat_ws(' ', c.first_name, c.middle_name, c.last_name), ''),
  concat_ws(' ', u.first_name, u.last_name))`;
const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** `s` is the subscription, `u` its owner, `c` the owner's profile. */
export const subscriptionColumns: ListColumns<
  SubscriptionRow,
  Made,
  SubscriptionListRow,
  SubscriptionView,
  'file_receipt' | 'file_amount' | 'file_mobile' | 'file_email'
> = {
  id: { sql: 's.id', csv: null },
  photo: { made: (row, { photoOf }) => photoOf(row.main_photo), csv: null },
  profile_id: { sql: 'c.id', csv: null },
  name: { sql: name, csv: 'Member' },
  status: { sql: 's.status', csv: 'Status' },
  start_date: {
    sql: day('s.start_date'),
    cell: (row) => formatCalendarDate(row.start_date),
    csv: 'Start date',
  },
  end_date: { sql: day('s.end_date'), cell: (row) => formatCalendarDate(row.end_date), csv: 'Valid till' },
  payment: { made: paymentOf, cell: (row) => row.provider_payment ?? row.channel, csv: 'Payment' },
  file_receipt: { cell: ({ receipt }) => receipt, csv: 'Receipt' },
  file_amount: { cell: ({ amount }) => (amount === null ? null : amount / 100), csv: 'Amount' },
  file_mobile: { cell: ({ mobile }) => toCsvMobile(mobile), csv: 'Mobile', isContact: true },
  file_email: { cell: ({ email }) => email, csv: 'E-mail', isContact: true },
};

export const subscriptionFacts: Record<keyof SubscriptionFacts, string> = {
  main_photo: 'c.main_photo',
  channel: 'paid.channel',
  provider_payment: 'paid.payment_id',
  amount: 'paid.amount',
  receipt: 'r.number',
  email: 'u.email',
  mobile: 'u.mobile',
};

/** Tables that only the columns need. */
export const subscriptionJoins = `
  left join lateral (
    select id, channel, payment_id, amount from qd_payments q
     where q.subscription = s.id and q.status in ('captured', 'refunded') order by q.id desc limit 1) paid on true
  left join receipt r on r.payment = paid.id and r.kind = 'receipt'`;

export const subscriptionOrder: Record<(typeof subscriptionSorts)[number], string> = {
  start_date: 's.start_date',
  end_date: 's.end_date',
  name: `lower(${name})`,
};
