// `pnpm lighthouse`: first screens on a slow phone, beside a page that has React and the router and nothing else. The
// production build with the demo community behind TLS and HTTP/2, Lighthouse's phone and slow 4G. Every page once, then
// every page again, so that a busy minute of the machine falls on all of them. README.md has the options.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BackgroundProcess,
  installNeeds,
  projectRoot,
  recordFigures,
  type StackOptions,
  startStack,
} from '@suchi/testing';
import puppeteer, { type Browser } from 'puppeteer-core';
import { demoLogins } from '../../apps/api/seed/demo-logins.ts';
import { cloneDemoDatabase } from '../../scripts/demo-database.ts';
import { runStep } from '../../scripts/run-step.ts';
import config from '../playwright.config.ts';
import { describeWorst, findShortfalls } from './bounds.ts';
import type { Figures } from './figures.ts';
import { readOptions } from './options.ts';
import { startLimitPage, startSecondBuild } from './other-proxies.ts';
import { limitPage, listPages, type MeasuredPage, pageAt } from './pages.ts';
import { measurePhotos } from './search-photos.ts';
import { toTable } from './table.ts';
import { visit } from './visit.ts';

installNeeds('brotli', 'browser', 'nginx');

const options = readOptions(process.argv.slice(2));
if (!options.isBuilt) runStep('pnpm', ['build']);
runStep('pnpm', ['--filter', '@suchi/web', 'build:limit-page']);

const processes: BackgroundProcess[] = [];
const found = new Map<string, Figures[]>();
const failures = new Set<string>();
let photos: Awaited<ReturnType<typeof measurePhotos>> | undefined;
try {
  const { pages, keyHashes } = await start();
  const browser = await launch(keyHashes);
  try {
    for (let round = 1; round <= options.runs; round += 1) {
      for (const page of pages) await measure(browser, page, round);
    }
    const search = pages.find(({ name }) => name === 'search');
    if (search) photos = await measurePhotos(browser, search, options.runs);
  } finally {
    await browser.close();
  }
} finally {
  await Promise.all(processes.map((each) => each.stop()));
}
say(`\n${toTable(found, limitPage)}\n`);
if (photos)
  say(
    `search: ${photos['photos of a page']} photos with ${photos['photos kB']} kB; the sixth card has its photo after ` +
      `${photos['sixth card ms']} ms\n`,
  );
for (const shortfall of findShortfalls(found, limitPage)) failures.add(shortfall);
for (const failure of failures) say(failure);
recordFigures('lighthouse', { ...describeWorst(found, limitPage), ...photos });
if (options.json) writeFileSync(options.json, `${JSON.stringify(Object.fromEntries(found), null, 1)}\n`);
process.exitCode = failures.size > 0 ? 1 : 0;

async function start(): Promise<{ pages: MeasuredPage[]; keyHashes: string[] }> {
  const name = process.env['SUCHI_LIGHTHOUSE_DATABASE'] ?? 'suchi_lighthouse';
  const folder = join(projectRoot, '.stack/lighthouse');
  const stackOptions: StackOptions = {
    ...(await cloneDemoDatabase(name)),
    name,
    folder,
    logins: demoLogins,
    isTls: true,
  };
  const stack = await startStack(stackOptions);
  processes.push(...stack.processes);
  const limit = await startLimitPage(folder);
  processes.push(limit);
  const own = await listPages(stack.urls);
  const all = [{ name: limitPage, url: limit.webUrl, session: null }, ...own];
  const unknown = options.pages.filter((each) => !all.some((page) => page.name === each));
  if (unknown.length > 0)
    throw new Error(
      `No such page: ${unknown.join(', ')}. There are: ${all.map((page) => page.name).join(', ')}`,
    );
  const pages = all.filter((page) => options.pages.length === 0 || options.pages.includes(page.name));
  const certificates = [stack.certificate, limit.certificate];
  if (options.beside !== undefined) {
    const second = await startSecondBuild(options.beside, stackOptions);
    processes.push(...second.processes);
    certificates.push(second.proxy.certificate);
    for (const page of pages.filter((each) => each.name !== limitPage))
      pages.splice(pages.indexOf(page) + 1, 0, pageAt(second.proxy.webUrl, page, ' beside'));
  }
  for (const page of pages.filter((each) => each.name !== limitPage))
    for (const language of options.languages.toReversed())
      pages.splice(pages.indexOf(page) + 1, 0, { ...page, name: `${page.name} ${language}`, language });
  return { pages, keyHashes: certificates.map((each) => each?.keyHash ?? '') };
}

async function launch(keyHashes: readonly string[]): Promise<Browser> {
  const { executablePath, args } = config.use?.launchOptions ?? {};
  return puppeteer.launch({
    ...(executablePath ? { executablePath } : {}),
    // Accepted as if signed by a known authority: with a warning nothing would be cached.
    args: [...(args ?? []), `--ignore-certificate-errors-spki-list=${keyHashes.join(',')}`],
  });
}

async function measure(browser: Browser, page: MeasuredPage, round: number): Promise<void> {
  const result = await visit(browser, page, options).catch((error: unknown) => String(error));
  if (typeof result === 'string') {
    failures.add(`${page.name} in round ${round}: ${result}`);
    return;
  }
  const { figures, failedAudits } = result;
  found.set(page.name, [...(found.get(page.name) ?? []), figures]);
  for (const audit of failedAudits) failures.add(`${page.name}, accessibility: ${audit}`);
  if (figures.accessibility < 100) failures.add(`${page.name}: accessibility is not 100`);
  say(
    `${round}/${options.runs} ${page.name}: ${figures.performance}, LCP ${Math.round(figures.LCP)} ms, ` +
      `TBT ${Math.round(figures.TBT)} ms, ${figures.requests} requests`,
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
