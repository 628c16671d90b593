// The worker process. Start as many as the load requires; SUCHI_WORKER_QUEUES limits one to certain queues.
import knex from 'knex';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { pino } from 'pino';
import type { MailJob } from './mail/codec.ts';
import { type DeliveryPorts, deliverMail } from './mail/commands/deliver-mail.ts';
import { loadMailLayout } from './mail/layout.ts';
import { connectMailOut } from './mail/transport.ts';
import { systemClock } from './platform/clock.ts';
import { readEnv } from './platform/env.ts';
import { type QueueName, queues } from './platform/jobs.ts';
import { createMetrics, serveMetrics } from './platform/metrics.ts';

const env = readEnv();
const logger = pino({ level: env.logLevel, base: { process: 'worker' } });
const metrics = createMetrics();
const database = knex({ client: 'pg', connection: env.databaseUrl, pool: { min: 0, max: 16 } });
const mailOut = connectMailOut(env);

const ports: DeliveryPorts = {
  database,
  now: () => systemClock.now(),
  acceptedSecrets: env.acceptedSecrets,
  publicUrl: env.publicUrl,
  association: env.association,
  render: await loadMailLayout(new URL('../../../templates/', import.meta.url)),
  mailOut,
};

const boss = new PgBoss({
  connectionString: env.databaseUrl,
  max: 8,
  migrate: false,
  schedule: false,
  useListenNotify: true,
  // How soon a dead worker is detected, on top of the queue's heartbeat.
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 5,
});
boss.on('error', (error) => logger.error({ error: error.message }, 'queue'));
await boss.start();

async function deliver(queue: QueueName, job: JobWithMetadata<MailJob>): Promise<JobResult> {
  const { mailId } = job.data;
  try {
    const result = await deliverMail(ports, job.data, job.retryCount >= job.retryLimit);
    metrics.mailsTotal.inc({ queue, result });
    logger.info({ queue, mailId, result }, 'mail');
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const { message } = error as Error;
    metrics.mailsTotal.inc({ queue, result: 'retry' });
    logger.warn({ queue, mailId, error: message }, 'mail will be tried again');
    return { id: job.id, status: 'failed', output: { message } };
  }
}

async function workMail(
  queue: QueueName,
  hands: { localConcurrency: number; batchSize: number },
): Promise<void> {
  const options = {
    ...hands,
    includeMetadata: true,
    perJobResults: true,
    // A full batch is followed at once by the next. Otherwise a notification wakes the worker; polling covers a
    // lost notification.
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 5,
  } as const;
  await boss.work<MailJob, void, typeof options>(queue, options, (jobs) =>
    Promise.all(jobs.map((job) => deliver(queue, job))),
  );
}

// More concurrency where a person is waiting.
const concurrencyByQueue: Record<QueueName, { localConcurrency: number; batchSize: number }> = {
  'mail-code': { localConcurrency: 2, batchSize: 4 },
  'mail-notice': { localConcurrency: 1, batchSize: 4 },
};
const served = env.workerQueues ?? Object.keys(queues);
for (const queue of Object.keys(queues) as QueueName[]) {
  if (served.includes(queue)) await workMail(queue, concurrencyByQueue[queue]);
}
const metricsServer = env.metricsPort === undefined ? null : serveMetrics(metrics, env.metricsPort);
logger.info({ queues: served }, 'worker ready');

async function stop(): Promise<void> {
  // Lets mails that are being sent finish; the rest stays in the queue.
  await boss.stop({ graceful: true, timeout: 20_000 });
  mailOut.close();
  metricsServer?.close();
  await database.destroy();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(0)));
}
