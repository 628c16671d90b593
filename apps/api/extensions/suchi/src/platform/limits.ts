import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { codedError } from './coded-error.ts';
import { subjectKeys } from './subject-keys.ts';

export interface LimitRule {
  /** Names the counter in Redis. */
  name: string;
  times: number;
  perSeconds: number;
  /** Counts network addresses, which many people can share. */
  isPerAddress?: true;
}

/** Counters shared by all nodes. */
export interface Limits {
  /** Throws REQUESTS_EXCEEDED with the time to wait. */
  consume(rule: LimitRule, subject: string, points?: number): Promise<void>;
  /** Resets a count, for example after a successful sign-in. */
  forget(rule: LimitRule, subject: string): Promise<void>;
}

export function createLimits(
  redis: Redis,
  options: { namespace: string; acceptedSecrets: readonly string[]; addressFactor: number },
): Limits {
  const limiters = new Map<string, RateLimiterRedis>();

  const timesOf = ({ times, isPerAddress }: LimitRule) =>
    isPerAddress ? times * options.addressFactor : times;

  const limiterOf = (rule: LimitRule) => {
    const known = limiters.get(rule.name);
    if (known) return known;
    const settings = { points: timesOf(rule), duration: rule.perSeconds };
    const limiter = new RateLimiterRedis({
      ...settings,
      storeClient: redis,
      keyPrefix: `${options.namespace}:limit:${rule.name}`,
      // If Redis fails during a request, the node counts in memory instead of failing it.
      insuranceLimiter: new RateLimiterMemory(settings),
    });
    limiters.set(rule.name, limiter);
    return limiter;
  };

  const keysOf = (subject: string) => subjectKeys(subject, options.acceptedSecrets) as [string, ...string[]];

  /** Counts made under the previous secret still apply. */
  const requireRest = async (rule: LimitRule, keys: string[]) => {
    for (const key of keys) {
      const counted = await limiterOf(rule).get(key);
      if (counted && counted.consumedPoints >= timesOf(rule)) throw counted;
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
