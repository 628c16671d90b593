// `pnpm pictures:book`: draws the spreads and covers of the printed suchi that a document links into docs/images.
// To look at all of them: `pnpm pictures:book /some/folder`.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { bookCss, fitPages, renderBook, type RenderedPage } from '@suchi/book';
import { coverDesigns } from '@suchi/domain/print';
import { installNeeds } from '@suchi/testing';
import config from '../playwright.config.ts';
import { sampleBook, sampleStyle, samplePictures } from './sample-book.ts';
import { imagesFolder, linkedPictures } from './shots.ts';

installNeeds('browser');

const desk = `
body { margin: 0; padding: 12mm; display: flex; background: #E4DBCB; }
.page { box-shadow: 0 2mm 6mm rgb(60 40 20 / 25%); }`;

const pages = [...renderBook(sampleBook, samplePictures)];
const pageAt = (number: number) => pages.filter(({ page }) => page === number);
const numberOf = (serial: number) => pages.find(({ serialNumber }) => serialNumber === serial)?.page ?? 0;
const firstPlace =
  pages.find(({ html }) => html.includes('Index by place') && html.includes('index-page'))?.page ?? 0;
const spread = (left: number) => [...pageAt(left), ...pageAt(left + 1)];
/** The first spread that has the index by place on it. */
const indexLeft = firstPlace - (firstPlace % 2);

const images: Record<string, RenderedPage[]> = {
  'book-spread-section': spread(numberOf(451) - 1),
  'book-spread-profiles': spread(numberOf(452)),
  'book-spread-index': spread(indexLeft),
  ...Object.fromEntries(
    coverDesigns.map((cover) => [
      `book-cover-${cover}`,
      [...renderBook({ ...sampleBook, cover }, samplePictures)].slice(0, 1),
    ]),
  ),
};

const [folder] = process.argv.slice(2);
const linked = linkedPictures();
const drawn = Object.entries(images).filter(([name]) => folder !== undefined || linked.has(`${name}.png`));

const browser = await chromium.launch(config.use?.launchOptions);
try {
  const tab = await browser.newPage({ deviceScaleFactor: 1.5, viewport: { width: 1250, height: 900 } });
  for (const [name, shown] of drawn) {
    const style = `${sampleStyle}\n${bookCss(sampleBook.size, { bleed: 0 })}\n${desk}`;
    await tab.setContent(
      `<meta charset="utf-8"><style>${style}</style>${shown.map(({ html }) => html).join('')}`,
    );
    await tab.evaluate(`document.fonts.ready.then(() => { (${String(fitPages)})(document) })`);
    const width = shown.length === 1 ? 650 : 1210;
    await tab.setViewportSize({ width, height: 885 });
    await tab.screenshot({ path: join(folder ?? imagesFolder, `${name}.png`) });
  }
} finally {
  await browser.close();
}
