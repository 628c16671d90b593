import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { codedError } from './coded-error.ts';

/** How often something may be done, and what the count is kept by. */
export interface LimitRule {
  /** Names the counter in Redis. */
  name: string;
  times: number;
  perSeconds: number;
}

/** Counters shared by all nodes. */
export interface Limits {
  /** Counts one more, or as many as it costs; throws REQUESTS_EXCEEDED with the time to wait. */
  consume(rule: LimitRule, subject: string, points?: number): Promise<void>;
  /** Forgets what was counted, for example after a sign-in that succeeded. */
  forget(rule: LimitRule, subject: string): Promise<void>;
}

export function createLimits(redis: Redis, options: { namespace: string; secret: string }): Limits {
  const limiters = new Map<string, RateLimiterRedis>();

  const limiterOf = (rule: LimitRule) => {
    const known = limiters.get(rule.name);
    if (known) return known;
    const settings = { points: rule.times, duration: rule.perSeconds };
    const limiter = new RateLimiterRedis({
      ...settings,
      storeClient: redis,
      keyPrefix: `${options.namespace}:limit:${rule.name}`,
      // When Redis goes away in the middle of a request, the node counts for itself rather than fail it.
      insuranceLimiter: new RateLimiterMemory(settings),
    });
    limiters.set(rule.name, limiter);
    return limiter;
  };

  // Subjects are addresses of people and machines: only their keyed hash goes into Redis.
  const keyOf = (subject: string) =>
    createHmac('sha256', options.secret).update(subject).digest('base64url').slice(0, 22);

  return {
    async consume(rule, subject, points = 1) {
      try {
        await limiterOf(rule).consume(keyOf(subject), points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw codedError('REQUESTS_EXCEEDED', { retry_after_seconds: Math.ceil(error.msBeforeNext / 1000) });
      }
    },
    async forget(rule, subject) {
      await limiterOf(rule).delete(keyOf(subject));
    },
  };
}
