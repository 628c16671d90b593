import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { OwnChromium } from './own-chromium.ts';

// The names differ by script, because a font file has one script and the templates list both.
const fontFiles = [
  ['Mukta', 400, import.meta.resolve('@fontsource/mukta/files/mukta-latin-400-normal.woff2')],
  ['Mukta', 600, import.meta.resolve('@fontsource/mukta/files/mukta-latin-600-normal.woff2')],
  ['Mukta Devanagari', 400, import.meta.resolve('@fontsource/mukta/files/mukta-devanagari-400-normal.woff2')],
  ['Mukta Devanagari', 600, import.meta.resolve('@fontsource/mukta/files/mukta-devanagari-600-normal.woff2')],
  [
    'Tiro',
    400,
    import.meta
      .resolve('@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-latin-400-normal.woff2'),
  ],
  [
    'Tiro Devanagari',
    400,
    import.meta
      .resolve('@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-devanagari-400-normal.woff2'),
  ],
] as const;

export interface PageFont {
  family: string;
  weight: number;
  url: string;
}

/** For pages on A4 that a template lays out. */
export async function loadPageFonts(): Promise<PageFont[]> {
  return Promise.all(
    fontFiles.map(async ([family, weight, file]) => {
      const bytes = await readFile(fileURLToPath(file));
      return { family, weight, url: `data:font/woff2;base64,${bytes.toString('base64')}` };
    }),
  );
}

/** By Chromium, the only engine at hand that shapes Devanagari. */
export async function printPage(chromium: OwnChromium, html: string): Promise<Buffer> {
  const context = await chromium.open();
  try {
    const page = await context.newPage();
    await page.setContent(html, { waitUntil: 'load' });
    // A page counts as loaded before its fonts, and a letter without its font is not printed.
    await page.evaluate('Promise.all([...document.fonts].map((face) => face.load())).then(() => true)');
    return await page.pdf({ preferCSSPageSize: true, printBackground: true });
  } finally {
    await context.close();
  }
}
