import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  bleedMm,
  type Book,
  type BookPictures,
  bookCss,
  brandCss,
  coverSheetCss,
  findFitWarning,
  fitPages,
  fitWords,
  fontFaceCss,
  renderBook,
  renderCoverSheet,
} from '@suchi/book';
import type { BrowserContext } from 'playwright-core';
import { createOwnChromium } from '../../platform/own-chromium.ts';
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
  const chromium = createOwnChromium(chromiumPath);
  const print = async (html: string): Promise<PrintedChunk> => {
    const context = await chromium.open();
    await mkdir(folder, { recursive: true });
    const own = await mkdtemp(join(folder, 'pages-'));
    try {
      // From a file, so that the browser reads photos and fonts from disk by itself.
      const file = join(own, 'pages.html');
      await writeFile(file, html);
      return await printFile(context, file);
    } finally {
      await context.close();
      await rm(own, { recursive: true });
    }
  };
  return {
    printChunk(book, paths, range) {
      const pages = [...renderBook(book, urlsOf(paths), range)].map(({ html }) => html).join('');
      return print(writeHtml(pages, styleOf(book)));
    },
    async printCover(book, paths, spineMm) {
      const style = styleOf(book) + coverSheetCss(book.size, spineMm, { bleed: bleedMm });
      return (await print(writeHtml(renderCoverSheet(book, urlsOf(paths), spineMm), style))).pdf;
    },
    close: () => chromium.close(),
  };
}

const loadTimeoutMs = 120_000;

async function printFile(context: BrowserContext, file: string): Promise<PrintedChunk> {
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load', timeout: loadTimeoutMs });
  await page.evaluate(`document.fonts.ready.then(() => (${String(fitWords)})(document))`);
  const fits = await page.evaluate(`(${String(fitPages)})(document)`);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return { pdf, fits: listTight(fits as ReturnType<typeof fitPages>) };
}

const urlOf = (path: string | null) => (path === null ? null : pathToFileURL(path).href);

const urlsOf = ({ photoOf, cover, logo }: BookPicturePaths): BookPictures => ({
  photoUrlOf: (profile) => urlOf(photoOf(profile)),
  coverUrl: urlOf(cover) ?? '',
  logoUrl: urlOf(logo),
});

const styleOf = ({ size, colour }: Book) =>
  [
    fontFaceCss(({ file }) => import.meta.resolve(`@fontsource/${file}`)),
    brandCss(colour),
    bookCss(size, { bleed: bleedMm }),
  ].join('\n');

const writeHtml = (pages: string, style: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}\nbody { margin: 0; }</style><body>${pages}</body></html>`;

const listTight = (fits: ReturnType<typeof fitPages>): PrintedChunk['fits'] =>
  fits.flatMap((fit) => {
    const kind = findFitWarning(fit);
    return kind === null ? [] : [{ serialNumber: fit.serialNumber, kind }];
  });
