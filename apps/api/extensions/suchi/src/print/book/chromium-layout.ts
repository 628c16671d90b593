import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  bleedMm,
  type Book,
  bookCss,
  findFitWarning,
  fitPages,
  fontFaceCss,
  renderBook,
  type SheetRange,
} from '@suchi/book';
import type { PrintedProfile } from '@suchi/domain/print';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchChromium } from '../../platform/launch-chromium.ts';
import type { BookLayout, BookPicturePaths, PrintedChunk } from './book-ports.ts';

export interface ChromiumLayout extends BookLayout {
  close(): Promise<void>;
}

export interface LayoutOptions {
  chromiumPath: string | undefined;
  /** Private, because the pages lie here while they are printed. */
  folder: string;
}

/** Lays the pages out with Chromium, which starts at the first chunk and ends with `close`. */
export function createChromiumLayout({ chromiumPath, folder }: LayoutOptions): ChromiumLayout {
  let browser: Promise<Browser> | undefined;
  const useBrowser = async (): Promise<Browser> => {
    const running = await browser?.catch(() => undefined);
    if (running?.isConnected()) return running;
    browser = launchChromium(chromiumPath);
    return browser;
  };
  return {
    async printChunk(book, pictures, range) {
      const context = await (await useBrowser()).newContext({ javaScriptEnabled: false, offline: true });
      await mkdir(folder, { recursive: true });
      const own = await mkdtemp(join(folder, 'pages-'));
      try {
        // From a file, so that the browser reads photos and fonts from disk by itself.
        const file = join(own, 'pages.html');
        await writeFile(file, writeHtml(book, pictures, range));
        return await printFile(context, file);
      } finally {
        await context.close();
        await rm(own, { recursive: true });
      }
    },
    async close() {
      await (await browser?.catch(() => undefined))?.close();
      browser = undefined;
    },
  };
}

const loadTimeoutMs = 120_000;

async function printFile(context: BrowserContext, file: string): Promise<PrintedChunk> {
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load', timeout: loadTimeoutMs });
  const fits = await page.evaluate(`document.fonts.ready.then(() => (${String(fitPages)})(document))`);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return { pdf, fits: listTight(fits as ReturnType<typeof fitPages>) };
}

const urlOf = (path: string | null) => (path === null ? null : pathToFileURL(path).href);

function writeHtml(book: Book, { photoOf, cover }: BookPicturePaths, range: SheetRange): string {
  const pictures = {
    photoUrlOf: (profile: PrintedProfile) => urlOf(photoOf(profile)),
    coverUrl: urlOf(cover) ?? '',
  };
  const pages = [...renderBook(book, pictures, range)].map(({ html }) => html).join('');
  const fonts = fontFaceCss(({ file }) => import.meta.resolve(`@fontsource/${file}`));
  const style = `${fonts}\n${bookCss(book.size, { bleed: bleedMm })}\nbody { margin: 0; }`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style><body>${pages}</body></html>`;
}

const listTight = (fits: ReturnType<typeof fitPages>): PrintedChunk['fits'] =>
  fits.flatMap((fit) => {
    const kind = findFitWarning(fit);
    return kind === null ? [] : [{ serialNumber: fit.serialNumber, kind }];
  });
