import type { BrowserError } from '@suchi/contracts/basics';
import type { Platform } from '../../platform/platform.ts';

interface CountBrowserError {
  input: BrowserError;
  platform: Pick<Platform, 'logger' | 'metrics'>;
}

/** The metrics keep the class and the page; the place is in the log only, because a visitor can make one up. */
export async function countBrowserError({ input, platform }: CountBrowserError): Promise<void> {
  const { name, route, place, release } = input;
  platform.metrics.browserErrorsTotal.inc({ name, route });
  platform.logger.warn({ name, route, place, release }, 'browser error');
}
