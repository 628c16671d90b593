import type { Platform } from './platform.ts';

const answerWithinMs = 2000;

/** Milliseconds until an answer, or null without one in time. */
export async function measureResponse(ask: () => PromiseLike<unknown>): Promise<number | null> {
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

/** What no request can do without. */
export async function measureDependencies({
  database,
  redis,
}: Pick<Platform, 'database' | 'redis'>): Promise<Record<'database' | 'redis', number | null>> {
  const [databaseMs, redisMs] = await Promise.all([
    measureResponse(() => database.raw('select 1')),
    measureResponse(() => redis.ping()),
  ]);
  return { database: databaseMs, redis: redisMs };
}
