import { Redis } from 'ioredis';

/** Reconnects by itself. Commands fail soon instead of waiting. */
export function connectRedis(url: string): Redis {
  return new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: true, connectTimeout: 3000 });
}
