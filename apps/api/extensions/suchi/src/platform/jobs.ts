import type { Knex } from 'knex';
import { fromKnex, PgBoss, type Queue } from 'pg-boss';

type QueueOptions = Omit<Queue, 'name'>;

const mailRetries: QueueOptions = {
  // A dead worker is detected after this long, and its mail goes to another.
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  // Sealed codes and links are useless by then.
  deleteAfterSeconds: 3600,
  notify: true,
};

/** Nobody waits for these. A provider's limit for an hour or a day must pass before they can go out: about a day. */
const noticeRetries: QueueOptions = { ...mailRetries, retryLimit: 32, retryDelayMax: 3600 };

/** Work about money may repeat: it checks the row first. */
const moneyRetries: QueueOptions = {
  heartbeatSeconds: 10,
  expireInSeconds: 300,
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 86_400,
  notify: true,
};

/** Hours of work that goes on where it stopped. */
const bookRetries: QueueOptions = {
  heartbeatSeconds: 10,
  expireInSeconds: 4 * 3600,
  // Some minutes together, in which a storage that stopped is started again.
  retryLimit: 6,
  retryDelay: 5,
  retryBackoff: true,
  deleteAfterSeconds: 86_400,
  notify: true,
};

/** Somebody waits at the screen; later nobody needs the file. */
const awaitedPaperRetries: QueueOptions = {
  heartbeatSeconds: 10,
  expireInSeconds: 30,
  retryLimit: 1,
  retryDelay: 1,
  deleteAfterSeconds: 3600,
  notify: true,
};

/** Minutes of work that begins anew. The family gets a mail. */
const downloadRetries: QueueOptions = {
  heartbeatSeconds: 10,
  expireInSeconds: 900,
  retryLimit: 3,
  retryDelay: 10,
  retryBackoff: true,
  deleteAfterSeconds: 86_400,
  notify: true,
};

/** Each queue has its own workers, so that bulk mails or an hour of printing never delay a one-time code. */
export const queues = {
  /** A person waits for this mail at the screen. */
  'mail-code': mailRetries,
  /** Single mails that may take a minute. */
  'mail-notice': noticeRetries,
  /** Prints the file of a receipt. */
  receipt: moneyRetries,
  /** Events of the payment provider. Purchases are also checked without them. */
  'payment-event': moneyRetries,
  /** Sends a refund to the provider. */
  refund: moneyRetries,
  /** Counts the seats that a family has paid at the melawa, and writes to many families. */
  melawa: moneyRetries,
  /** Makes a file of the book. */
  book: bookRetries,
  /** Prints a biodata while its family waits. */
  biodata: awaitedPaperRetries,
  /** Prints a page of the office while somebody waits. */
  paper: awaitedPaperRetries,
  /** Makes a file with all data of a family. */
  download: downloadRetries,
  /** Imports a sheet of the office. */
  import: bookRetries,
} satisfies Record<string, QueueOptions>;

export type QueueName = keyof typeof queues;

export interface JobOptions {
  /** Goes before the others. */
  isUrgent?: boolean;
  /** Begins so much later. It is kept in the job, so that a job for later does not count as late. */
  afterSeconds?: number;
}

export interface Jobs {
  /** In the given transaction: the job exists exactly when the rows do. */
  enqueue(tx: Knex, queue: QueueName, data: object, options?: JobOptions): Promise<void>;
}

/** For API nodes: it only sends. It connects at first use. */
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
      // Its own connection only refreshes the list of queues; jobs use the caller's transaction.
    });
    return boss.start();
  };

  return {
    async enqueue(tx, queue, data, { isUrgent = false, afterSeconds = 0 } = {}) {
      started ??= start();
      const boss = await started.catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      const job = afterSeconds > 0 ? { ...data, afterSeconds } : data;
      await boss.send(queue, job, {
        db: fromKnex(tx),
        priority: isUrgent ? 1 : 0,
        startAfter: afterSeconds,
      });
    },
  };
}

/** Installs or upgrades the queue's tables and queues. Safe to repeat. */
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
