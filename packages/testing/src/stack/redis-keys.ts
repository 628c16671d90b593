import { Redis } from 'ioredis';
import { redisUrl } from './engine.ts';

/** Deletes all keys of an installation: limits, caches, sessions of screens. */
export async function deleteRedisKeys(namespace: string): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    for await (const keys of redis.scanStream({ match: `${namespace}:*`, count: 1000 }) as AsyncIterable<
      string[]
    >)
      if (keys.length > 0) await redis.unlink(...keys);
  } finally {
    redis.disconnect();
  }
}
