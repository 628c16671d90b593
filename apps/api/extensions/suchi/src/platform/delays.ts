import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { codedError } from './coded-error.ts';
import { subjectKeys } from './subject-keys.ts';

export interface DelayRule {
  /** Names the counters in Redis. */
  name: string;
  keptForSeconds: number;
  delaySeconds: (times: number) => number;
}

/** Growing delays, shared by all nodes. A request is not delayed but refused, with the time to wait. */
export interface Delays {
  /** Throws REQUESTS_EXCEEDED while the subject has to wait. */
  requireNone(rule: DelayRule, subject: string): Promise<void>;
  add(rule: DelayRule, subject: string): Promise<void>;
}

export function createDelays(
  redis: Redis,
  { namespace, acceptedSecrets }: { namespace: string; acceptedSecrets: readonly string[] },
): Delays {
  const limiter = (name: string, duration: number) => {
    const settings = { points: 1, duration };
    return new RateLimiterRedis({
      ...settings,
      storeClient: redis,
      keyPrefix: `${namespace}:delay:${name}`,
      // If Redis fails during a request, the node counts in memory instead of failing it.
      insuranceLimiter: new RateLimiterMemory(settings),
    });
  };

  return {
    async requireNone({ name }, subject) {
      for (const key of subjectKeys(subject, acceptedSecrets)) {
        const waiting = await limiter(`${name}:wait`, 1).get(key);
        if (waiting && waiting.msBeforeNext > 0)
          throw codedError('REQUESTS_EXCEEDED', {
            retry_after_seconds: Math.ceil(waiting.msBeforeNext / 1000),
          });
      }
    },
    async add({ name, keptForSeconds, delaySeconds }, subject) {
      const [key = ''] = subjectKeys(subject, acceptedSecrets);
      const { consumedPoints } = await limiter(`${name}:times`, keptForSeconds).penalty(key);
      const seconds = delaySeconds(consumedPoints);
      if (seconds > 0) await limiter(`${name}:wait`, seconds).block(key, seconds);
    },
  };
}
