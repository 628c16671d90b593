// `node e2e/pictures/compare.ts before after [--to folder]`: which pictures of two folders differ, by the share of
// changed pixels, the most changed first; into --to goes each pair side by side, with the changed pixels marked.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { headlessShell } from '../support/browsers.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' } },
});
const [before = '', after = ''] = positionals;

/** In the browser, which can read pictures; a pixel has changed when a channel differs by more than 24 of 255. */
const inBrowser = `globalThis.comparePictures = async ([first, second]) => {
  const images = [new Image(), new Image()];
  for (const [at, image] of images.entries()) {
    image.src = 'data:image/png;base64,' + (at === 0 ? first : second);
    await image.decode();
  }
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = Object.assign(document.createElement('canvas'), { width: width * 3, height });
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (paper === null) throw new Error('no canvas');
  images.forEach((image, at) => paper.drawImage(image, at * width, 0));
  const [one, two] = [paper.getImageData(0, 0, width, height), paper.getImageData(width, 0, width, height)];
  const marked = paper.createImageData(width, height);
  let changed = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const isChanged = [0, 1, 2, 3].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (two.data[at + channel] ?? 0)) > 24,
    );
    if (!isChanged) continue;
    changed += 1;
    marked.data.set([200, 0, 60, 255], at);
  }
  paper.putImageData(marked, width * 2, 0);
  return {
    share: changed / (width * height),
    taller: images[1].height - images[0].height,
    wider: images[1].width - images[0].width,
    picture: changed === 0 ? '' : (canvas.toDataURL('image/png').split(',')[1] ?? ''),
  };
};`;

interface Difference {
  share: number;
  taller: number;
  wider: number;
  picture: string;
}

const browser = await chromium.launch(headlessShell);
const page = await browser.newPage();
await page.addScriptTag({ content: inBrowser });
const found: { name: string; share: number; words: string }[] = [];
for (const name of readdirSync(before).filter((file) => file.endsWith('.png'))) {
  if (!existsSync(join(after, name))) {
    found.push({ name, share: 1, words: 'missing' });
    continue;
  }
  const pair = [before, after].map((folder) => readFileSync(join(folder, name)).toString('base64'));
  const { share, taller, wider, picture } = await page.evaluate<Difference>(
    `comparePictures(${JSON.stringify(pair)})`,
  );
  if (share === 0) continue;
  const sizes = `${taller === 0 ? '' : ` ${taller} px taller`}${wider === 0 ? '' : ` ${wider} px wider`}`;
  found.push({ name, share, words: `${(share * 100).toFixed(2)} %${sizes}` });
  if (options.to === undefined) continue;
  mkdirSync(options.to, { recursive: true });
  writeFileSync(join(options.to, name), Buffer.from(picture, 'base64'));
}
await browser.close();
for (const { name, words } of found.toSorted((a, b) => b.share - a.share)) console.log(`${name}: ${words}`);
console.log(`${found.length} differ`);
