import { codedError } from './coded-error.ts';
import type { FairShare } from './fair-share.ts';

/** Limits how many requests of one account a node works on at once. The others wait in order. */
export interface ConcurrencyLimiter {
  /** Resolves to a function that releases the place. Throws REQUESTS_EXCEEDED when too many already wait. */
  take(subject: string): Promise<() => void>;
}

interface Queue {
  running: number;
  waiting: (() => void)[];
}

export function createConcurrencyLimiter({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): ConcurrencyLimiter {
  const queues = new Map<string, Queue>();

  function end(subject: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) return next();
    queue.running -= 1;
    if (queue.running === 0) queues.delete(subject);
  }

  return {
    async take(subject) {
      const queue = queues.get(subject) ?? { running: 0, waiting: [] };
      queues.set(subject, queue);
      if (queue.running < atOnce) queue.running += 1;
      else if (queue.waiting.length >= waiting)
        throw codedError('REQUESTS_EXCEEDED', { retry_after_seconds: 1 });
      else await new Promise<void>((resolve) => queue.waiting.push(resolve));
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        end(subject, queue);
      };
    },
  };
}

/** Two requests of an account at once, and an account that keeps the node busy waits behind others. */
export function createAccountLimiter(share: FairShare): ConcurrencyLimiter {
  // A page sends about ten requests when it opens; nothing of ours sends a hundred.
  const places = createConcurrencyLimiter({ atOnce: 2, waiting: 100 });
  return {
    async take(subject) {
      const endOfPlace = await places.take(subject);
      const endOfTurn = await share.take(subject);
      return () => {
        endOfTurn();
        endOfPlace();
      };
    },
  };
}

/** At most two files for an account and four on a node: each keeps a database connection until it is sent. */
export function createFileLimiter(): ConcurrencyLimiter {
  const ofAccount = createConcurrencyLimiter({ atOnce: 2, waiting: 0 });
  const ofNode = createConcurrencyLimiter({ atOnce: 4, waiting: 0 });
  return {
    async take(subject) {
      const endOfAccount = await ofAccount.take(subject);
      try {
        const endOfNode = await ofNode.take('node');
        return () => {
          endOfAccount();
          endOfNode();
        };
      } catch (error) {
        endOfAccount();
        throw error;
      }
    },
  };
}
