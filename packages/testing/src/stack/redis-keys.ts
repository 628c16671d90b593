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

/** Keys whose name or value has one of the texts, in the whole Redis. */
export async function searchRedis(texts: readonly string[]): Promise<string[]> {
  const redis = new Redis(redisUrl);
  const hits: string[] = [];
  try {
    for await (const keys of redis.scanStream({ count: 1000 }) as AsyncIterable<string[]>)
      for (const key of keys) {
        const value = `${key} ${String(await redis.dumpBuffer(key))}`.toLowerCase();
        if (texts.some((text) => value.includes(text.toLowerCase()))) hits.push(key);
      }
  } finally {
    redis.disconnect();
  }
  return hits;
}
