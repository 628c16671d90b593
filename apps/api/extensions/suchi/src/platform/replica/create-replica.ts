import { createRequire } from 'node:module';
import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { createOwnWrites } from './own-writes.ts';
import { isReplicaTrouble } from './replica-trouble.ts';
import { findPosition, watchReplica } from './watch-replica.ts';

type Read<Result> = (db: Knex) => Promise<Result>;

/** Reads from a replica of the database, where there is one that is good enough; otherwise from the primary (ADR 0081). */
export interface Replica {
  /** For what an account may see some seconds late, but never without its own last write. */
  readAs<Result>(account: string, read: Read<Result>): Promise<Result>;
  /** For a file that is read while it is sent. */
  readerFor(account: string): Promise<Knex>;
  /** After a commit and before its answer. */
  noteWrite(account: string): Promise<void>;
  /** Before a write whose commit we do not see. */
  expectWrite(account: string): Promise<void>;
  start(): void;
  stop(): void;
}

interface ReplicaSettings {
  url: string;
  /** A replica that is further behind is not used. */
  lagSeconds: number;
}

interface ReplicaParts {
  primary: Knex;
  redis: Redis;
  namespace: string;
  metrics: Metrics;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/** Without a replica everything is read from the primary, and nothing is counted or noted. */
export function createReplica(settings: ReplicaSettings | undefined, parts: ReplicaParts): Replica {
  return settings ? withReplica(settings, parts) : withoutReplica(parts.primary);
}

export function withoutReplica(primary: Knex): Replica {
  return {
    readAs: (_account, read) => read(primary),
    readerFor: () => Promise.resolve(primary),
    noteWrite: () => Promise.resolve(),
    expectWrite: () => Promise.resolve(),
    start: () => undefined,
    stop: () => undefined,
  };
}

function withReplica(
  settings: ReplicaSettings,
  { primary, redis, namespace, metrics, logger }: ReplicaParts,
): Replica {
  const replica = connect(settings.url);
  const ownWrites = createOwnWrites(redis, namespace);
  const state = watchReplica({ replica, primary, lagSeconds: settings.lagSeconds, metrics, logger });

  const count: Count = (from, why) => metrics.replicaReadsTotal.inc({ from, why });

  const isFor = async (account: string): Promise<boolean> => {
    if (state.replayed() === null) {
      count('primary', 'not_good');
      return false;
    }
    const position = await ownWrites.find(account).catch(() => Infinity);
    // Looked at after Redis has answered: it may have got there meanwhile.
    const isReached = position <= (state.replayed() ?? -1);
    if (!isReached) count('primary', 'own_write');
    return isReached;
  };

  /** The write is done, so its request must not fail. This node then reads from the primary for as long. */
  const note = (write: () => Promise<void>) => write().catch((error: unknown) => state.distrustLong(error));

  return {
    readAs: async (account, read) =>
      (await isFor(account)) ? readOrFallBack(read, { replica, primary, state, count }) : read(primary),
    async readerFor(account) {
      const isUsed = await isFor(account);
      if (isUsed) count('replica', 'used');
      return isUsed ? replica : primary;
    },
    // Where the commit is at the latest, also when it is not flushed yet.
    noteWrite: (account) =>
      note(async () => ownWrites.note(account, await findPosition(primary, 'pg_current_wal_insert_lsn()'))),
    expectWrite: (account) => note(() => ownWrites.note(account, Infinity)),
    start: state.start,
    stop: () => {
      state.stop();
      void replica.destroy();
    },
  };
}

type Count = (from: 'replica' | 'primary', why: 'used' | 'own_write' | 'not_good' | 'failed') => void;

interface Sides {
  replica: Knex;
  primary: Knex;
  state: ReturnType<typeof watchReplica>;
  count: Count;
}

async function readOrFallBack<Result>(
  read: Read<Result>,
  { replica, primary, state, count }: Sides,
): Promise<Result> {
  try {
    const result = await read(replica);
    count('replica', 'used');
    return result;
  } catch (error) {
    if (!isReplicaTrouble(error)) throw error;
    state.distrust(error);
    count('primary', 'failed');
    return read(primary);
  }
}

/** Few connections and no long wait for one: the primary is there too. */
function connect(url: string): Knex {
  // Required at run time, as the bundle cannot have Knex in it.
  const { knex } = createRequire(import.meta.url)('knex') as { knex: (config: Knex.Config) => Knex };
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      options: '-c jit=off -c default_transaction_read_only=on',
    },
    pool: { min: 0, max: 20 },
    acquireConnectionTimeout: 2000,
  });
}
