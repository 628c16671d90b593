import { setTimeout as sleep } from 'node:timers/promises';
import { type BulkPorts, deliverClaimed, takeTurn } from '../bulk-mail/commands/deliver-next.ts';
import type { JobPlatform } from '../platform/platform.ts';

const longestPauseMs = 5000;
const shortestPauseMs = 20;

/**
 * Sends bulk mails one after the other at the configured rate. All workers share the rate. It is no queue of the job
 * engine: a loop has at most one mail in hand, which a killed worker may repeat. Returns a function that ends the loop and
 * waits for the mail in hand.
 */
export function sendBulkMails(
  platform: JobPlatform,
  ports: Pick<BulkPorts, 'render' | 'mailOut'>,
): () => Promise<void> {
  const { logger, metrics, env } = platform;
  const stopped = new AbortController();
  const idleMs = Math.min(longestPauseMs, Math.max(250, 60_000 / env.bulkMailPerMinute));

  /** Returns how long to wait before the next turn. */
  const step = async (): Promise<number> => {
    const turn = await takeTurn(platform);
    if (turn === null) return idleMs;
    if ('waitMs' in turn) return turn.waitMs;
    const result = await deliverClaimed({ platform, ...ports }, turn.recipientId);
    metrics.mailsTotal.inc({ queue: 'bulk-mail', result: result === 'postponed' ? 'retry' : result });
    logger.info({ queue: 'bulk-mail', recipient: turn.recipientId, result }, 'bulk mail');
    return 0;
  };

  const run = async () => {
    while (!stopped.signal.aborted) {
      const waitMs = await step().catch((error: unknown) => {
        logger.error({ error: (error as Error).message }, 'bulk mails were not sent');
        return longestPauseMs;
      });
      const pauseMs = Math.min(longestPauseMs, Math.max(shortestPauseMs, waitMs));
      // Stopping ends the pause early by an error.
      await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    stopped.abort();
    await running;
  };
}
