import type { Knex } from 'knex';
import { fromKnex, PgBoss, type Queue } from 'pg-boss';

type QueueOptions = Omit<Queue, 'name'>;

const mailRetries: QueueOptions = {
  // A worker that dies is noticed after this long without a sign of life, and the mail goes to another one.
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  // Sealed codes and links need not outlive their use.
  deleteAfterSeconds: 3600,
  notify: true,
};

/**
 * Every queue there is. A queue has its own waiting line and its own workers, so that fifty thousand bulk mails
 * or an hour of printing never stand before a one-time code.
 */
export const queues = {
  /** A person is looking at the screen and waits for this mail. */
  'mail-code': mailRetries,
  /** Single mails that may take a minute. */
  'mail-notice': mailRetries,
} satisfies Record<string, QueueOptions>;

export type QueueName = keyof typeof queues;

/** How a command asks for work to be done later. */
export interface Jobs {
  /** Enqueues inside the given transaction: the job exists exactly when the rows do. */
  enqueue(tx: Knex, queue: QueueName, data: object): Promise<void>;
}

/** The sending side, for API nodes: it neither works nor watches. It connects when first used. */
export function createJobSender(databaseUrl: string): Jobs {
  let started: Promise<PgBoss> | undefined;

  const start = async () => {
    const boss = new PgBoss({
      connectionString: databaseUrl,
      max: 1,
      migrate: false,
      supervise: false,
      schedule: false,
    });
    boss.on('error', () => {
      // Its own connection only refreshes the list of queues; the jobs go through the caller's transaction.
    });
    return boss.start();
  };

  return {
    async enqueue(tx, queue, data) {
      started ??= start();
      const boss = await started.catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      await boss.send(queue, data, { db: fromKnex(tx) });
    },
  };
}

/** Installs or upgrades the queue's tables and makes every queue as declared. Safe to repeat. */
export async function applyQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false });
  await boss.start();
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, options] of Object.entries(queues)) {
    if (existing.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
  await boss.stop({ graceful: false });
}
