import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandCss, fontFaceCss, passCss, type PassPage, passPaperCss, renderPass } from '@suchi/book';
import { createOwnChromium } from '../../platform/own-chromium.ts';

export interface PassPrinter {
  /** One page of A6, in the association's colour: six hexadecimal digits. */
  print(pass: PassPage, colour: string): Promise<Buffer>;
  close(): Promise<void>;
}

const timeoutMs = 20_000;
/** A browser that nobody needs gives its memory back. */
const idleMs = 60_000;

/** `folder` is private: the page lies here while it is printed. */
export function createPassPrinter(options: {
  chromiumPath: string | undefined;
  folder: string;
}): PassPrinter {
  const chromium = createOwnChromium(options.chromiumPath);
  let idle: NodeJS.Timeout | undefined;
  return {
    async print(pass, colour) {
      clearTimeout(idle);
      const context = await chromium.open();
      const limit = setTimeout(() => void context.close(), timeoutMs);
      const own = await mkdtemp(join(options.folder, 'pass-'));
      try {
        const file = join(own, 'pass.html');
        await writeFile(file, writePage(pass, colour));
        const tab = await context.newPage();
        await tab.goto(pathToFileURL(file).href, { waitUntil: 'load', timeout: timeoutMs });
        await tab.evaluate('document.fonts.ready.then(() => true)');
        return await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
      } finally {
        clearTimeout(limit);
        await context.close();
        await rm(own, { recursive: true });
        idle = setTimeout(() => void chromium.close(), idleMs).unref();
      }
    },
    async close() {
      clearTimeout(idle);
      await chromium.close();
    },
  };
}

function writePage(pass: PassPage, colour: string): string {
  const style = [
    fontFaceCss(({ file }) => import.meta.resolve(`@fontsource/${file}`)),
    brandCss(colour),
    passPaperCss('a6'),
    passCss(),
  ].join('\n');
  return `<!doctype html><html lang="${pass.language}"><meta charset="utf-8"><style>${style}</style><body>${renderPass(pass)}</body></html>`;
}
