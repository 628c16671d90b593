import type { JobPlatform } from '../platform/platform.ts';

interface Chore {
  everySeconds: number;
  /** For the log: `payments checked`. */
  done: string;
  failed: string;
  /** For the first time only after `everySeconds`, not when a worker starts. */
  waitsFirst?: true;
}

/**
 * Does some work again and again, and logs its counts when there was any. Returns a function that ends it and waits for
 * the work in hand.
 */
export function keepDoing(
  { logger }: Pick<JobPlatform, 'logger'>,
  { everySeconds, done, failed, waitsFirst }: Chore,
  work: (stopped: AbortSignal) => Promise<Record<string, number>>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const stopped = new AbortController();
  const turn = async () => {
    try {
      const counts = await work(stopped.signal);
      if (Object.values(counts).some((count) => count > 0)) logger.info(counts, done);
    } catch (error) {
      logger.error({ error: (error as Error).message }, failed);
    }
    if (!stopped.signal.aborted) startLater();
  };
  let running = Promise.resolve();
  const start = () => {
    running = turn();
  };
  const startLater = () => {
    timer = setTimeout(start, everySeconds * 1000);
  };
  if (waitsFirst) startLater();
  else start();
  return async () => {
    stopped.abort();
    clearTimeout(timer);
    await running;
  };
}
