import type { Redis } from 'ioredis';
import type { WalPosition } from './wal-position.ts';

/** How long an account's last write is remembered; a replica that is further behind is not used at all. */
export const ownWritesKeptForSeconds = 60;

/** Where the last write of each account is, for all nodes. */
export interface OwnWrites {
  /** Infinity where the place is not known: then it is somewhere in the next minute. */
  note(account: string, position: WalPosition): Promise<void>;
  /** 0 for an account that has not written lately. */
  find(account: string): Promise<WalPosition>;
}

export function createOwnWrites(redis: Redis, namespace: string): OwnWrites {
  const keyOf = (account: string) => `${namespace}:own-write:${account}`;
  return {
    async note(account, position) {
      const score = Number.isFinite(position) ? String(position) : '+inf';
      // The later of two writes counts, whichever of their nodes says so first.
      const results = await redis
        .multi()
        .zadd(keyOf(account), 'GT', score, 'last')
        .expire(keyOf(account), ownWritesKeptForSeconds)
        .exec();
      const failed = results?.find(([error]) => error !== null)?.[0];
      if (failed) throw failed;
    },
    async find(account) {
      const score = await redis.zscore(keyOf(account), 'last');
      if (score === null) return 0;
      return score === 'inf' ? Infinity : Number(score);
    },
  };
}
