import type { Knex } from 'knex';

export interface QueueState {
  name: string;
  waiting: number;
  failed: number;
  oldest_at: Date | null;
}

/** What waits in each queue. Jobs that are done or failed are deleted by the queue after a while. */
export async function listQueues(db: Knex): Promise<QueueState[]> {
  const { rows } = await db.raw<{ rows: QueueState[] }>(
    `select q.name, (count(*) filter (where j.state < 'active'))::int as waiting,
            (count(*) filter (where j.state = 'failed'))::int as failed,
            min(j.created_on) filter (where j.state < 'active') as oldest_at
       from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'failed')
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

export async function readServerVersion(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: [{ server_version: string }] }>('show server_version');
  // Debian adds the name of its package.
  return rows[0].server_version.split(' ')[0] ?? '';
}
