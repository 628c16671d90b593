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

interface Difference {
  share: number;
  taller: number;
  wider: number;
  picture: string;
}

const browser = await chromium.launch(headlessShell);
const page = await browser.newPage();
await page.addScriptTag({ path: join(import.meta.dirname, 'compare-in-browser.js') });
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
