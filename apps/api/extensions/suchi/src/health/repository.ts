import type { Knex } from 'knex';

export interface QueueState {
  name: string;
  waiting: number;
  failed: number;
  oldest_at: Date | null;
}

/**
 * What waits in each queue, and since when: a job for later waits from then on. Jobs that are done or failed are deleted
 * by the queue after a while.
 */
export async function listQueues(db: Knex): Promise<QueueState[]> {
  const { rows } = await db.raw<{ rows: QueueState[] }>(
    `select q.name, (count(*) filter (where j.state < 'active'))::int as waiting,
            (count(*) filter (where j.state = 'failed'))::int as failed,
            min(due.at) filter (where j.state < 'active' and due.at <= now()) as oldest_at
       from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'failed'),
            lateral (select j.created_on + coalesce((j.data->>'afterSeconds')::int, 0) * interval '1 s' as at) due
      where q.name not like '\\_\\_%' group by q.name order by q.name`,
  );
  return rows;
}

/** Every worker looks after the queues each few seconds and notes when. */
export async function findWorkerSeenAt(db: Knex): Promise<Date | null> {
  const { rows } = await db.raw<{ rows: [{ at: Date | null }] }>(
    'select max(monitor_on) as at from pgboss.queue',
  );
  return rows[0].at;
}

export interface MailState {
  sent_today: number;
  failed_today: number;
  failed_this_week: number;
  waiting: number;
  last_sent_at: Date | null;
}

export async function sumMail(db: Knex, { today, week }: { today: Date; week: Date }): Promise<MailState> {
  const { rows } = await db.raw<{ rows: [MailState] }>(
    `select (count(*) filter (where state = 'sent' and date_created >= :today))::int as sent_today,
            (count(*) filter (where state = 'failed' and date_created >= :today))::int as failed_today,
            (count(*) filter (where state = 'failed'))::int as failed_this_week,
            (count(*) filter (where state = 'queued'))::int as waiting, max(sent_at) as last_sent_at
       from qdb_mail where date_created >= :week`,
    { today, week },
  );
  return rows[0];
}

export interface BooksCheck {
  finished_at: Date;
  differences: number;
  ledger_difference: number;
}

export async function findLastBooksCheck(db: Knex): Promise<BooksCheck | null> {
  const row = await db('reconciliation_run')
    .whereNotNull('finished_at')
    .orderBy('id', 'desc')
    .first<BooksCheck | undefined>('finished_at', 'differences', 'ledger_difference');
  return row ?? null;
}

export interface SealedState {
  overdue: number;
  destroyed_at: Date | null;
}

/** What the nightly job destroys. */
export async function readSealedState(db: Knex, today: string): Promise<SealedState> {
  const { rows } = await db.raw<{ rows: [SealedState] }>(
    `select count(*) filter (where state = 'sealed' and held_at is null and sealed_until < ?::date)::int as overdue,
            max(ended_at) filter (where state = 'destroyed') as destroyed_at
       from sealed_account`,
    [today],
  );
  return rows[0];
}

export async function readServerVersion(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: [{ server_version: string }] }>('show server_version');
  // Debian adds the name of its package.
  return rows[0].server_version.split(' ')[0] ?? '';
}

/** Orders that are not archived; an index holds all of it. */
export async function countOrders(db: Knex): Promise<{ status: string; step: string; count: number }[]> {
  const { rows } = await db.raw<{ rows: { status: string; step: string; count: number }[] }>(
    `select status, order_status as step, count(*)::int as count
       from qd_order where not is_archived group by status, order_status`,
  );
  return rows;
}

export interface PaymentState {
  pending: number;
  overdue: number;
  refunds_waiting: number;
  events_waiting: number;
  last_event_at: Date | null;
}

/** What is under way, and what of it takes longer than the worker and the bank should need. */
export async function sumPayments(db: Knex, now: Date): Promise<PaymentState> {
  const { rows } = await db.raw<{ rows: [PaymentState] }>(
    `select (select count(*) from qd_payments where status = 'pending')::int as pending,
            (select count(*) from qd_payments
              where status = 'pending' and next_check_at < :now::timestamptz - interval '15 minutes')::int as overdue,
            (select count(*) from payment_refund
              where status in ('confirmed', 'sent') and attempt is not null
                and coalesce(sent_at, confirmed_at) < :now::timestamptz - interval '2 days')::int as refunds_waiting,
            (select count(*) from qd_payment_event
              where processed_at is null and date_created < :now::timestamptz - interval '10 minutes')::int
              as events_waiting,
            (select max(date_created) from qd_payment_event) as last_event_at`,
    { now },
  );
  return rows[0];
}
