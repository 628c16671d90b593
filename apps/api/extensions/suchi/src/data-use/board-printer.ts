import { readFile } from 'node:fs/promises';
import { Liquid } from 'liquidjs';
import { createOwnChromium } from '../platform/own-chromium.ts';
import { loadPageFonts, printPage } from '../platform/print-page.ts';
import type { BoardDraft } from './write-board-draft.ts';

export interface BoardPrinter {
  print(draft: BoardDraft): Promise<Buffer>;
  close(): Promise<void>;
}

/** Reads its template and fonts, and starts its browser, at the first draft: there are few. */
export function createBoardPrinter(options: {
  templates: URL;
  chromiumPath: string | undefined;
}): BoardPrinter {
  const chromium = createOwnChromium(options.chromiumPath);
  return {
    async print(draft) {
      // Liquid escapes every value, so typed text cannot become markup.
      const liquid = new Liquid({ outputEscape: 'escape' });
      const template = await readFile(new URL('board-draft.html.liquid', options.templates), 'utf8');
      const html = await liquid.parseAndRender(template, { ...draft, fonts: await loadPageFonts() });
      try {
        return await printPage(chromium, String(html));
      } finally {
        await chromium.close();
      }
    },
    close: () => chromium.close(),
  };
}
