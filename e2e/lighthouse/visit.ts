import lighthouse from 'lighthouse';
import type { Browser, Page } from 'puppeteer-core';
import type { BrowserSession } from '../support/sign-in.ts';
import type { Figures } from './figures.ts';
import type { Options } from './options.ts';
import type { MeasuredPage } from './pages.ts';

export interface Visit {
  figures: Figures;
  /** Accessibility audits that failed. */
  failedAudits: string[];
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Opens a page as a phone that was never here, and measures it. */
export async function visit(
  browser: Browser,
  { name, url, session, language }: MeasuredPage,
  { throttling }: Pick<Options, 'throttling'>,
): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (session) await signIn(page, session);
    if (language !== undefined)
      await page.evaluateOnNewDocument((code) => localStorage.setItem('suchi.language', code), language);
    const settings = {
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      disableStorageReset: true,
      throttlingMethod: throttling,
    };
    const report = (await lighthouse(url, settings, undefined, page))?.lhr;
    if (!report) throw new Error(`${name} was not measured`);
    if (report.runtimeError) throw new Error(`${name}: ${report.runtimeError.message}`);
    return { figures: readFigures(report), failedAudits: listFailedAudits(report) };
  } finally {
    await context.close();
  }
}

export async function signIn(page: Page, { userId, cookie }: BrowserSession): Promise<void> {
  const devtools = await page.createCDPSession();
  await devtools.send('Network.setCookie', {
    ...cookie,
    httpOnly: true,
    sameSite: 'Lax',
    secure: cookie.url.startsWith('https:'),
  });
  await page.evaluateOnNewDocument((user) => localStorage.setItem('userid', user), userId);
}

interface SentFile {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

function readFigures({ categories, audits }: Report): Figures {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const { details } = audits['network-requests'] ?? {};
  const items = (details?.type === 'table' ? details.items : []) as unknown as SentFile[];
  const files = items.filter(({ url }) => !url.startsWith('data:'));
  const weigh = (sent: readonly SentFile[]) =>
    sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  const kb = (type: string) => weigh(files.filter(({ resourceType }) => resourceType === type));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    requests: files.length,
    'JS kB': kb('Script'),
    'CSS kB': kb('Stylesheet'),
    'font kB': kb('Font'),
    'words kB': weigh(files.filter(({ url }) => url.includes('/static/words/'))),
    'all kB': weigh(files),
  };
}

function listFailedAudits({ categories, audits }: Report): string[] {
  return (categories['accessibility']?.auditRefs ?? [])
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.score === 0)
    .map((audit) => audit?.title ?? '');
}
