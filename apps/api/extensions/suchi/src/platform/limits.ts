import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { codedError } from './coded-error.ts';
import { subjectKeys } from './subject-keys.ts';

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

export function createLimits(
  redis: Redis,
  options: { namespace: string; acceptedSecrets: readonly string[] },
): Limits {
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

  const keysOf = (subject: string) => subjectKeys(subject, options.acceptedSecrets) as [string, ...string[]];

  /** After a change of the secret, what was used up under the old one stays used up. */
  const requireRest = async (rule: LimitRule, keys: string[]) => {
    for (const key of keys) {
      const counted = await limiterOf(rule).get(key);
      if (counted && counted.consumedPoints >= rule.times) throw counted;
    }
  };

  return {
    async consume(rule, subject, points = 1) {
      try {
        const [key, ...oldKeys] = keysOf(subject);
        await requireRest(rule, oldKeys);
        await limiterOf(rule).consume(key, points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw codedError('REQUESTS_EXCEEDED', { retry_after_seconds: Math.ceil(error.msBeforeNext / 1000) });
      }
    },
    async forget(rule, subject) {
      for (const key of keysOf(subject)) await limiterOf(rule).delete(key);
    },
  };
}
