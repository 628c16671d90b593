import { readFile } from 'node:fs/promises';
import { makePalette } from '@suchi/domain/settings';
import { Liquid } from 'liquidjs';
import { createOwnChromium } from '../../platform/own-chromium.ts';
import { loadPageFonts, printPage } from '../../platform/print-page.ts';
import { type ReceiptToPrint, viewReceipt } from './receipt-view.ts';

export interface ReceiptPrinter {
  /** In the colour of the association. */
  print(receipt: ReceiptToPrint, colour: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** It starts its browser at the first receipt. */
export async function loadReceiptPrinter(options: {
  templates: URL;
  publicUrl: string;
  chromiumPath: string | undefined;
}): Promise<ReceiptPrinter> {
  // Liquid escapes every value, so typed text cannot become markup.
  const liquid = new Liquid({ outputEscape: 'escape' });
  const template = liquid.parse(await readFile(new URL('receipt.html.liquid', options.templates), 'utf8'));
  const fonts = await loadPageFonts();
  const chromium = createOwnChromium(options.chromiumPath);
  return {
    async print(receipt, colour) {
      const view = viewReceipt(receipt, options.publicUrl);
      const { tints } = makePalette(colour);
      return printPage(chromium, String(await liquid.render(template, { ...view, fonts, tints })));
    },
    close: () => chromium.close(),
  };
}
