import type { Browser } from 'puppeteer-core';
import { median } from './table.ts';
import type { MeasuredPage } from './pages.ts';
import { signIn } from './visit.ts';

/** Lighthouse's slow 4G, applied to the connection itself: 1.6 Mbit/s, and 150 ms for each way and back. */
const slow4G = {
  offline: false,
  download: (1.6 * 1000 * 1000) / 8,
  upload: (0.75 * 1000 * 1000) / 8,
  latency: 150,
};
const slowness = 4;
const viewport = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** In the browser. */
const sixthCard = "document.querySelectorAll('article')[5]";
const isSixthThere = `${sixthCard} !== undefined`;
const isSixthShown = `${sixthCard}.querySelector('img')?.complete && ${sixthCard}.querySelector('img').naturalWidth > 0`;

interface Visit {
  photos: number;
  kb: number;
  sixthMs: number;
}

/** The photos of a page of results, as somebody sees them who scrolls to the sixth card at once. Medians. */
export async function measurePhotos(browser: Browser, search: MeasuredPage, runs: number) {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitSearch(browser, search));
  const middle = (name: keyof Visit) => Math.round(median(visits.map((each) => each[name])));
  return {
    'photos of a page': middle('photos'),
    'photos kB': middle('kb'),
    'sixth card ms': middle('sixthMs'),
  };
}

async function visitSearch(browser: Browser, { url, session }: MeasuredPage): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (session) await signIn(page, session);
    await page.setViewport(viewport);
    await page.emulateCPUThrottling(slowness);
    await page.emulateNetworkConditions(slow4G);
    const devtools = await page.createCDPSession();
    await devtools.send('Network.enable');
    const photos = new Map<string, number>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Image') photos.set(requestId, 0);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (photos.has(requestId)) photos.set(requestId, encodedDataLength);
    });
    const startedAt = performance.now();
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(isSixthThere, { timeout: 60_000 });
    await page.evaluate(`${sixthCard}.scrollIntoView({ block: 'center' })`);
    await page.waitForFunction(isSixthShown, { timeout: 60_000, polling: 50 });
    const sixthMs = performance.now() - startedAt;
    await page.waitForNetworkIdle();
    const sizes = [...photos.values()];
    return { photos: sizes.length, kb: sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000, sixthMs };
  } finally {
    await context.close();
  }
}
