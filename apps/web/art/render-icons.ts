/**
 * Draws the icons of the installed app: `node art/render-icons.ts`. Their output is committed, so this runs only when
 * the mark changes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The little we use of Playwright, which is installed for the end-to-end tests only. */
interface Page {
  setContent(html: string): Promise<void>;
  screenshot(options: { omitBackground: boolean }): Promise<Uint8Array>;
}
interface Browsers {
  launch(options: { executablePath: string; args: string[] }): Promise<{
    newPage(options: { viewport: { width: number; height: number } }): Promise<Page>;
    close(): Promise<void>;
  }>;
}

/** The mark's share of the width: a maskable icon may lose its outer fifth. */
const icons = [
  { name: 'app-192', sizePx: 192, share: 0.7, cornerShare: 0.22 },
  { name: 'app-512', sizePx: 512, share: 0.7, cornerShare: 0.22 },
  { name: 'app-maskable-512', sizePx: 512, share: 0.52, cornerShare: 0 },
  { name: 'apple-touch', sizePx: 180, share: 0.64, cornerShare: 0 },
] as const;
const outputFolder = join(import.meta.dirname, '../public/icons');
const requireFromEndToEnd = createRequire(join(import.meta.dirname, '../../../e2e/package.json'));
const { chromium } = requireFromEndToEnd('@playwright/test') as { chromium: Browsers };

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(outputFolder, { recursive: true });
for (const { name, sizePx, share, cornerShare } of icons) {
  const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } });
  await page.setContent(draw(sizePx, share, cornerShare));
  writeFileSync(join(outputFolder, `${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();

/** The same petals as in `src/shared/brand/mark.tsx`, on the maroon panel. */
function draw(sizePx: number, share: number, cornerShare: number): string {
  const markPx = sizePx * share;
  const marginPx = (sizePx - markPx) / 2;
  return `<style>body { margin: 0 } svg { display: block }</style>
<svg width="${sizePx}" height="${sizePx}" xmlns="http://www.w3.org/2000/svg">
  <rect width="100%" height="100%" rx="${sizePx * cornerShare}" fill="#611524" />
  <svg x="${marginPx}" y="${marginPx}" width="${markPx}" height="${markPx}" viewBox="0 0 48 48">
    <circle cx="24" cy="10" r="6" fill="#F2B93F" />
    <path d="M22.5 44C10 42 3 32 3 17c12 2 19.5 11 19.5 27Z" fill="#FBEFE0" />
    <path d="M25.5 44C38 42 45 32 45 17c-12 2-19.5 11-19.5 27Z" fill="#E8BEBA" />
  </svg>
</svg>`;
}
