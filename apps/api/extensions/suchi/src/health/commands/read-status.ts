import { startOfDayInIndia } from '@suchi/domain/basics';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import {
  type BooksCheck,
  findLastBooksCheck,
  findWorkerSeenAt,
  listQueues,
  type MailState,
  type QueueState,
  readServerVersion,
  sumMail,
} from '../repository.ts';
import { readSystemFacts, type SystemFacts } from './read-system-facts.ts';

const answerWithinMs = 2000;
const weekMs = 7 * 86_400_000;

export interface Status extends SystemFacts {
  checkedAt: Date;
  databaseMs: number | null;
  redisMs: number | null;
  queues: QueueState[];
  workerSeenAt: Date | null;
  mail: MailState;
  books: BooksCheck | null;
  postgresql: string;
}

export async function readStatus({ db, now, platform }: ReadCall<object, RoleCaller>): Promise<Status> {
  const today = startOfDayInIndia(now);
  return {
    ...(await readSystemFacts(platform, now)),
    checkedAt: now,
    databaseMs: await measure(() => db.raw('select 1')),
    redisMs: await measure(() => platform.redis.ping()),
    queues: await listQueues(db),
    workerSeenAt: await findWorkerSeenAt(db),
    mail: await sumMail(db, { today, week: new Date(today.getTime() - weekMs) }),
    books: await findLastBooksCheck(db),
    postgresql: await readServerVersion(db),
  };
}

/** Milliseconds until an answer, or null without one in time. */
async function measure(ask: () => PromiseLike<unknown>): Promise<number | null> {
  const start = performance.now();
  const { promise: timeout, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), answerWithinMs);
  const isAnswered = await Promise.race([
    Promise.resolve(ask()).then(
      () => true,
      () => false,
    ),
    timeout,
  ]);
  clearTimeout(timer);
  return isAnswered ? Math.round(performance.now() - start) : null;
}
