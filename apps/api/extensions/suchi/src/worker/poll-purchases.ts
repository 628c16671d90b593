import { checkDuePurchases } from '../money/payments/commands/check-due-purchases.ts';
import type { JobPlatform } from '../platform/platform.ts';

/** Checks unpaid purchases again and again. Returns a function that ends it and waits for the last check. */
export function pollPurchases(platform: JobPlatform): () => Promise<void> {
  const { env, logger } = platform;
  let timer: NodeJS.Timeout | undefined;
  const stopped = new AbortController();
  const poll = async () => {
    try {
      const { checked, failed } = await checkDuePurchases(platform, stopped.signal);
      if (checked + failed > 0) logger.info({ checked, failed }, 'payments checked');
    } catch (error) {
      logger.error({ error: (error as Error).message }, 'payments were not checked');
    }
    if (!stopped.signal.aborted) timer = setTimeout(start, env.paymentCheckSeconds * 1000);
  };
  let running = Promise.resolve();
  const start = () => {
    running = poll();
  };
  start();
  return async () => {
    stopped.abort();
    clearTimeout(timer);
    await running;
  };
}
