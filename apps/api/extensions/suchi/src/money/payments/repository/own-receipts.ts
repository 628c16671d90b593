import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import type { Row } from '../../../platform/rows.generated.ts';

export type OwnReceiptRow = Row<'receipt', 'id' | 'number' | 'kind' | 'amount'> &
  Row<'qd_payments', 'order_type' | 'channel' | 'method'> & {
    issued_on: CalendarDate;
    period_from: CalendarDate | null;
    period_to: CalendarDate | null;
    edition: string | null;
  };

const listLimit = 100;

/** Newest first. */
export async function listOwnReceipts(db: Knex, user: string): Promise<OwnReceiptRow[]> {
  const { rows } = await db.raw<{ rows: OwnReceiptRow[] }>(
    `select r.id, r.number, r.kind, r.amount, p.order_type, p.channel, p.method,
            to_char(r.issued_on, 'YYYY-MM-DD') as issued_on,
            to_char(s.start_date, 'YYYY-MM-DD') as period_from, to_char(s.end_date, 'YYYY-MM-DD') as period_to,
            e.year::text as edition
       from receipt r join qd_payments p on p.id = r.payment
       left join qd_subscriptions s on s.id = p.subscription
       left join edition e on e.id = p.edition
      where p."user" = ?
      order by r.issued_on desc, r.id desc limit ${listLimit}`,
    [user],
  );
  return rows;
}
