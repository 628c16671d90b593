import { startOfDayInIndia, todayInIndia } from '@suchi/domain/basics';
import { type ChoiceKey, readChoiceKey } from '../../melawa/present-choice-key.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { measureResponse } from '../../platform/measure-response.ts';
import type { ReadCall } from '../../platform/route.ts';
import {
  type BooksCheck,
  findLastBooksCheck,
  findWorkerSeenAt,
  listQueues,
  type MailState,
  type QueueState,
  readSealedState,
  readServerVersion,
  type SealedState,
  sumMail,
} from '../repository.ts';
import { readSystemFacts, type SystemFacts } from './read-system-facts.ts';

const weekMs = 7 * 86_400_000;

export interface Status extends SystemFacts {
  checkedAt: Date;
  databaseMs: number | null;
  redisMs: number | null;
  queues: QueueState[];
  workerSeenAt: Date | null;
  mail: MailState;
  books: BooksCheck | null;
  sealed: SealedState;
  choices: ChoiceKey;
  postgresql: string;
}

export async function readStatus({ db, now, platform }: ReadCall<object, RoleCaller>): Promise<Status> {
  const today = startOfDayInIndia(now);
  return {
    ...(await readSystemFacts(platform, now)),
    checkedAt: now,
    databaseMs: await measureResponse(() => db.raw('select 1')),
    redisMs: await measureResponse(() => platform.redis.ping()),
    queues: await listQueues(db),
    workerSeenAt: await findWorkerSeenAt(db),
    mail: await sumMail(db, { today, week: new Date(today.getTime() - weekMs) }),
    books: await findLastBooksCheck(db),
    sealed: await readSealedState(db, todayInIndia(now)),
    choices: await readChoiceKey(db, now),
    postgresql: await readServerVersion(db),
  };
}
