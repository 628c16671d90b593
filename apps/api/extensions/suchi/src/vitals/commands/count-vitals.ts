import type { BrowserError, PageVitals } from '@suchi/contracts/basics';
import type { Platform } from '../../platform/platform.ts';

interface CountVitals {
  input: { pages: readonly PageVitals[] };
  platform: Pick<Platform, 'metrics'>;
}

/** Only the metrics keep it, as counts by route. */
export async function countVitals({ input, platform: { metrics } }: CountVitals): Promise<void> {
  for (const { route, lcp_ms: lcp, inp_ms: inp, cls } of input.pages) {
    if (lcp !== undefined) metrics.largestPaintSeconds.observe({ route }, lcp / 1000);
    if (inp !== undefined) metrics.interactionSeconds.observe({ route }, inp / 1000);
    if (cls !== undefined) metrics.layoutShift.observe({ route }, cls);
  }
}

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
