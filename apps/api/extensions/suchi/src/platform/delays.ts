import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { codedError } from './coded-error.ts';
import { subjectKeys } from './subject-keys.ts';

/** What makes a subject wait, longer each time. */
export interface DelayRule {
  /** Names the counters in Redis. */
  name: string;
  /** How long a count is kept after the last time. */
  keptForSeconds: number;
  /** How long to wait after so many times. */
  delaySeconds: (times: number) => number;
}

/** Growing delays, shared by all nodes. No request is held: it is refused with the time to wait. */
export interface Delays {
  /** Throws REQUESTS_EXCEEDED while the subject has to wait. */
  requireNone(rule: DelayRule, subject: string): Promise<void>;
  /** Counts one more time, and makes the subject wait when it was one too many. */
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
      // When Redis goes away in the middle of a request, the node counts for itself rather than fail it.
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
