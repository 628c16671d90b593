/**
 * Draws the house faces of the login panel: `node art/render.ts`. Their output is committed, so this runs only
 * when the drawings change. Chromium does the drawing because the portraits lean on SVG blur filters.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PEOPLE, portrait } from './portraits.mjs';

/** The little we use of Playwright, which is installed for the end-to-end tests only. */
interface Page {
  evaluate<Argument>(run: (argument: Argument) => Promise<string>, argument: Argument): Promise<string>;
}
interface Browsers {
  launch(options: { executablePath: string; args: string[] }): Promise<{
    newPage(options: { viewport: { width: number; height: number } }): Promise<Page>;
    close(): Promise<void>;
  }>;
}

const widthPx = 300;
const heightPx = 420;
const maxBytes = 12_000;
const faces = ['ketaki', 'nikhil', 'ananya', 'rohan'] as const;
const outputFolder = join(import.meta.dirname, '../src/shared/brand/faces');
const requireFromEndToEnd = createRequire(join(import.meta.dirname, '../../../e2e/package.json'));
const { chromium } = requireFromEndToEnd('@playwright/test') as { chromium: Browsers };

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: widthPx, height: heightPx } });
mkdirSync(outputFolder, { recursive: true });

for (const face of faces) {
  const drawing = portrait(PEOPLE[face], {
    crop: '20 40 360 504',
    attrs: ` width="${widthPx}" height="${heightPx}"`,
  });
  const target = join(outputFolder, `${face}.webp`);
  const bytes = await toWebp(drawing);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  console.log(`${face}.webp ${(bytes.length / 1000).toFixed(1)} kB`);
}
await browser.close();

async function toWebp(svg: string): Promise<Buffer> {
  for (const quality of [0.86, 0.8, 0.74, 0.66]) {
    const dataUrl = await page.evaluate(
      async ([source, width, height, webpQuality]) => {
        const image = new Image();
        image.src = `data:image/svg+xml;base64,${btoa(unescape(encodeURIComponent(source)))}`;
        await image.decode();
        const canvas = new OffscreenCanvas(width, height);
        canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: webpQuality });
        return new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () => resolve(reader.result as string));
          reader.readAsDataURL(blob);
        });
      },
      [svg, widthPx, heightPx, quality] as const,
    );
    const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`A face does not fit in ${maxBytes} bytes; make it smaller.`);
}
