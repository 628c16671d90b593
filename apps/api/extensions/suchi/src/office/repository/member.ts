import { memberListedAtMost } from '@suchi/contracts/office';
import type { MailKind, MailState } from '@suchi/domain/accounts';
import type { CalendarDate } from '@suchi/domain/basics';
import type { ReceiptKind } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { ListSource } from '../../platform/list-page.ts';
import type { Row } from '../../platform/rows.generated.ts';
import { candidateTables } from './candidates.ts';

/** The profile of an account, as the lists of candidates read it. */
export function profileOf(userId: string): ListSource {
  return {
    from: candidateTables,
    key: 'p.id',
    where: [{ sql: 'p."user" = ?::uuid', bindings: [userId] }],
  };
}

export async function findLastAccess(db: Knex, userId: string): Promise<Date | null> {
  return (await db('directus_users').where({ id: userId }).first('last_access'))?.last_access ?? null;
}

export type MemberSubscriptionRow = Row<'qd_subscriptions', 'id' | 'status'> &
  Record<'start_date' | 'end_date', CalendarDate>;

export async function listMemberSubscriptions(db: Knex, userId: string): Promise<MemberSubscriptionRow[]> {
  const { rows } = await db.raw<{ rows: MemberSubscriptionRow[] }>(
    `select id, status, to_char(start_date, 'YYYY-MM-DD') as start_date, to_char(end_date, 'YYYY-MM-DD') as end_date
       from qd_subscriptions where "user" = ? order by end_date desc, id desc limit ${memberListedAtMost}`,
    [userId],
  );
  return rows;
}

export type MemberPaymentRow = Row<
  'qd_payments',
  'id' | 'order_type' | 'channel' | 'status' | 'amount' | 'date_created' | 'captured_at'
> & { receipts: { id: number; number: string; kind: ReceiptKind }[] };

export async function listMemberPayments(db: Knex, userId: string): Promise<MemberPaymentRow[]> {
  const { rows } = await db.raw<{ rows: MemberPaymentRow[] }>(
    `select p.id, p.order_type, p.channel, p.status, p.amount, p.date_created, p.captured_at,
            (select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'kind', r.kind)
                                      order by r.id), '[]')
               from receipt r where r.payment = p.id) as receipts
       from qd_payments p where p."user" = ?
      order by p.date_created desc, p.id desc limit ${memberListedAtMost}`,
    [userId],
  );
  return rows;
}

export type MemberOrderRow = Row<
  'qd_order',
  'id' | 'status' | 'order_status' | 'delivery_kind' | 'is_archived' | 'order_date'
> & { edition: string | null };

export async function listMemberOrders(db: Knex, userId: string): Promise<MemberOrderRow[]> {
  const { rows } = await db.raw<{ rows: MemberOrderRow[] }>(
    `select o.id, o.status, o.order_status, o.delivery_kind, o.is_archived, o.order_date, e.year::text as edition
       from qd_order o left join edition e on e.id = o.edition where o."user" = ?
      order by o.order_date desc, o.id desc limit ${memberListedAtMost}`,
    [userId],
  );
  return rows;
}

export interface MemberMailRow {
  kind: MailKind | 'bulk_mail';
  state: MailState;
  at: Date;
}

export async function listMemberMails(
  db: Knex,
  { email, profileId }: { email: string | null; profileId: number | null },
): Promise<MemberMailRow[]> {
  const { rows } = await db.raw<{ rows: MemberMailRow[] }>(
    `(select kind, state, coalesce(sent_at, date_created) as at from qdb_mail
       where to_email = :email order by date_created desc limit ${memberListedAtMost})
     union all
     (select 'bulk_mail', case r.status when 'pending' then 'queued' when 'success' then 'sent' else 'failed' end,
             coalesce(r.sent_at, m.date_created)
        from qdb_cold_mail_to_profile r join qdb_cold_mail m on m.id = r.qdb_cold_mail_id
       where r.qd_matrimonial_profile_id = :profileId order by r.id desc limit ${memberListedAtMost})
     order by at desc limit ${memberListedAtMost}`,
    { email, profileId },
  );
  return rows;
}
