import { setTimeout as sleep } from 'node:timers/promises';
import { sendWeeklyMail } from '../discovery/commands/send-weekly-mail.ts';
import type { JobPlatform } from '../platform/platform.ts';

const pauseMs = 60_000;
const pauseAfterFailureMs = 5000;

/** On Sunday morning, one member after the other. Returns a function that ends it and waits for the one in hand. */
export function sendWeeklyMails(platform: JobPlatform): () => Promise<void> {
  const { logger } = platform;
  const stopped = new AbortController();
  const failed = new Set<string>();

  const run = async () => {
    while (!stopped.signal.aborted) {
      const result = await sendWeeklyMail(platform, failed).catch((error: unknown) => {
        logger.error({ error: (error as Error).message }, 'a weekly mail was not made');
        return 'failed' as const;
      });
      if (result === 'mailed') logger.info('weekly mail');
      if (result !== null && result !== 'failed') continue;
      if (result === null) failed.clear();
      // Stopping ends the pause early by an error.
      await sleep(result === null ? pauseMs : pauseAfterFailureMs, undefined, {
        signal: stopped.signal,
      }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    stopped.abort();
    await running;
  };
}
