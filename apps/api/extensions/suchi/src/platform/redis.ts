import { Redis } from 'ioredis';

/** A connection that reconnects by itself and lets a command fail soon rather than wait for ever. */
export function connectRedis(url: string): Redis {
  return new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: true, connectTimeout: 3000 });
}
