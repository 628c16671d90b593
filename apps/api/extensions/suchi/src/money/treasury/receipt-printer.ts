import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makePalette } from '@suchi/domain/settings';
import { Liquid } from 'liquidjs';
import { createOwnChromium } from '../../platform/own-chromium.ts';
import { type ReceiptToPrint, viewReceipt } from './receipt-view.ts';

export interface ReceiptPrinter {
  /** In the colour of the association. */
  print(receipt: ReceiptToPrint, colour: string): Promise<Buffer>;
  close(): Promise<void>;
}

// The names differ by script, because a font file has one script and the template lists both.
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

async function loadFonts(): Promise<object[]> {
  return Promise.all(
    fontFiles.map(async ([family, weight, file]) => {
      const bytes = await readFile(fileURLToPath(file));
      return { family, weight, url: `data:font/woff2;base64,${bytes.toString('base64')}` };
    }),
  );
}

/** Prints receipts with Chromium, the only engine at hand that shapes Devanagari. It starts at the first receipt. */
export async function loadReceiptPrinter(options: {
  templates: URL;
  publicUrl: string;
  chromiumPath: string | undefined;
}): Promise<ReceiptPrinter> {
  // Liquid escapes every value, so typed text cannot become markup.
  const liquid = new Liquid({ outputEscape: 'escape' });
  const template = liquid.parse(await readFile(new URL('receipt.html.liquid', options.templates), 'utf8'));
  const fonts = await loadFonts();
  const chromium = createOwnChromium(options.chromiumPath);
  return {
    async print(receipt, colour) {
      const view = viewReceipt(receipt, options.publicUrl);
      const html = String(
        await liquid.render(template, { ...view, fonts, tints: makePalette(colour).tints }),
      );
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
    },
    close: () => chromium.close(),
  };
}
