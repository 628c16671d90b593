import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';

/** The browser of one printer: it starts at the first page, and again when it ended. */
export interface OwnChromium {
  /** Our pages have no scripts and no network. */
  open(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

export function createOwnChromium(chromiumPath: string | undefined): OwnChromium {
  let browser: Promise<Browser> | undefined;
  const use = async (): Promise<Browser> => {
    const running = await browser?.catch(() => undefined);
    if (running?.isConnected()) return running;
    browser = launchChromium(chromiumPath);
    return browser;
  };
  return {
    async open(options = {}) {
      return (await use()).newContext({ ...options, javaScriptEnabled: false, offline: true });
    },
    async close() {
      await (await browser?.catch(() => undefined))?.close();
      browser = undefined;
    },
  };
}
