import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { isHeld } from '../closed-accounts.ts';
import { countedSql } from '../../platform/list-page.ts';

const dayOf = (column: string) => `to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

export interface OrderWork {
  total: number;
  amount: number;
  oldest_on: CalendarDate | null;
}

const sumOrders = (where: string) =>
  `select count(*)::int as total, coalesce(sum(amount), 0)::float8 as amount, ${dayOf('min(order_date)')} as oldest_on
     from qd_order where not is_archived and ${where}`;

/** Orders with an address that were never paid. */
export async function sumUnpaidOrders(db: Knex): Promise<OrderWork> {
  const { rows } = await db.raw<{ rows: [OrderWork] }>(
    sumOrders(`status = 'pending' and name <> '' and address <> ''`),
  );
  return rows[0];
}

export async function sumOrdersToDispatch(db: Knex): Promise<OrderWork> {
  const { rows } = await db.raw<{ rows: [OrderWork] }>(
    sumOrders(`status = 'paid' and order_status = 'ordered'`),
  );
  return rows[0];
}

export interface FailedMails {
  total: number;
  unreachable: number;
}

/** Mails since then that no further try will send. */
export async function countFailedMails(db: Knex, since: Date): Promise<FailedMails> {
  const { rows } = await db.raw<{ rows: [FailedMails] }>(
    `select count(*)::int as total,
            (count(*) filter (where failure = 'mail_server_unreachable'))::int as unreachable
       from qdb_mail where state = 'failed' and date_created >= :since`,
    { since },
  );
  return rows[0];
}

/** Without the hidden ones, as the list has it. */
export const countCandidates = (db: Knex) => countUpToMost(db, 'qd_matrimonial_profile where not is_hidden');

/** Every account, as the list has it. */
export const countUsers = (db: Knex) => countUpToMost(db, `directus_users where ${isHeld()}`);

/** What somebody asked about data and waits for. */
export const countOpenRequests = (db: Knex) => countUpToMost(db, "data_request where state = 'open'");

async function countUpToMost(db: Knex, rows: string): Promise<number> {
  const { rows: counted } = await db.raw<{ rows: [{ count: number }] }>(
    `select ${countedSql(rows)} as count`,
  );
  return counted[0].count;
}
