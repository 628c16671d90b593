import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  bleedMm,
  type Book,
  bookCss,
  bookFonts,
  findFitWarning,
  fitPages,
  fontFaceCss,
  renderBook,
} from '@suchi/book';
import type { PrintedProfile } from '@suchi/domain/print';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../platform/launch-chromium.ts';
import type { BookLayout, BookPicturePaths, PrintedChunk } from './book-ports.ts';

export interface ChromiumLayout extends BookLayout {
  close(): Promise<void>;
}

/** Lays the pages out with Chromium, which starts at the first chunk and ends with `close`. */
export function createChromiumLayout(chromiumPath: string | undefined): ChromiumLayout {
  let browser: Promise<Browser> | undefined;
  let loadedFonts: Promise<string> | undefined;
  const useBrowser = async (): Promise<Browser> => {
    const running = await browser?.catch(() => undefined);
    if (running?.isConnected()) return running;
    browser = launchChromium(chromiumPath);
    return browser;
  };
  return {
    async printChunk(book, pictures, range) {
      const fonts = await (loadedFonts ??= loadFonts());
      const context = await (await useBrowser()).newContext({ javaScriptEnabled: false, offline: true });
      try {
        const page = await context.newPage();
        await page.route(`${pictureHost}**`, (route) =>
          route.fulfill({ path: pathOf(route.request().url()) }),
        );
        await page.setContent(writeHtml(book, pictures, { ...range, fonts }), {
          waitUntil: 'load',
          timeout: 120_000,
        });
        const fits = await page.evaluate(`document.fonts.ready.then(() => (${String(fitPages)})(document))`);
        const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
        return { pdf, fits: listTight(fits as ReturnType<typeof fitPages>) };
      } finally {
        await context.close();
      }
    },
    async close() {
      await (await browser?.catch(() => undefined))?.close();
      browser = undefined;
    },
  };
}

/** Answered from disk: no such host is ever asked. */
const pictureHost = 'https://pictures.invalid/';
const urlOf = (path: string) => `${pictureHost}${encodeURIComponent(path)}`;
const pathOf = (url: string) => decodeURIComponent(url.slice(pictureHost.length));

function writeHtml(
  book: Book,
  { photoOf, cover }: BookPicturePaths,
  { from, to, fonts }: { from: number; to: number; fonts: string },
): string {
  const pages: string[] = [];
  const pictures = {
    photoUrlOf: (profile: PrintedProfile) => {
      const path = photoOf(profile);
      return path === null ? null : urlOf(path);
    },
    coverUrl: cover === null ? '' : urlOf(cover),
  };
  let number = 0;
  for (const { html } of renderBook(book, pictures)) {
    number += 1;
    if (number >= from && number <= to) pages.push(html);
  }
  const style = `${fonts}\n${bookCss(book.size, { bleed: bleedMm })}\nbody { margin: 0; }`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style><body>${pages.join('')}</body></html>`;
}

/** As data, since the page has no network. */
async function loadFonts(): Promise<string> {
  const urls = new Map<string, string>();
  for (const { file } of bookFonts) {
    const bytes = await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)));
    urls.set(file, `data:font/woff2;base64,${bytes.toString('base64')}`);
  }
  return fontFaceCss(({ file }) => urls.get(file) ?? '');
}

const listTight = (fits: ReturnType<typeof fitPages>): PrintedChunk['fits'] =>
  fits.flatMap((fit) => {
    const kind = findFitWarning(fit);
    return kind === null ? [] : [{ serialNumber: fit.serialNumber, kind }];
  });
