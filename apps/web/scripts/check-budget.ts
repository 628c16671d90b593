/**
 * Run after a build: `node apps/web/scripts/check-budget.ts`. Fails when a first visit needs 3 % more than `budget.json`
 * says, or when a member's browser could download the back office. With `--accept` it writes into `budget.json` what is
 * needed now: after a route got lighter, or heavier for a good reason.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { limitOf, reachedFile, type Weight } from './budget.ts';
import {
  adminDoors,
  type Build,
  chunkOf,
  filesNeededBy,
  findImportCycles,
  findLeaks,
} from './bundle-budget.ts';
import { type FirstScreen, firstScreens } from './first-screens.ts';
import { latinFontsOf } from './fonts-of-css.ts';
import { sourceLanguage } from '@suchi/words';
import { findListingFaults, isOfficeCode, officeFolders } from './office-code.ts';
import { listWordsFiles } from './words-files.ts';

const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const build: Build = {
  manifest: readJson('.vite/manifest.json') as Build['manifest'],
  chunkModules: readJson('.vite/chunk-modules.json') as Build['chunkModules'],
};
const { manifest } = build;
const builtModules = Object.values(build.chunkModules).flat();
const englishWords = listWordsFiles().filter(({ language }) => language === sourceLanguage);
/** They stand in the page itself. */
const inPage = new Set(filesNeededBy(build, ['index.html']).filter((file) => file.endsWith('.css')));

findListingFaults(readdirSync(join(web, 'src/features'))).forEach(fail);
for (const folder of officeFolders) {
  // A folder that was renamed would be guarded no more.
  if (!builtModules.some((module) => module.startsWith(folder)))
    fail(`No chunk has anything of ${folder}: name the folder that holds the back office now.`);
}
for (const door of adminDoors) {
  if (!(door in manifest))
    fail(`${door} is no chunk of its own any more: it became part of a page that imports it.`);
}
const leaks = findLeaks(build, {
  entries: ['index.html'],
  doors: adminDoors,
  isGuarded: isOfficeCode,
});
if (leaks.length > 0) fail(`Back-office code outside of the admin chunk:\n${leaks.join('\n')}`);
const cycles = findImportCycles(manifest);
if (cycles.length > 0) fail(`Chunks import each other. Change chunk-groups.ts:\n${cycles.join('\n')}`);
const isAccepting = process.argv.includes('--accept');
const reached = Object.fromEntries(firstScreens.map((screen) => [screen.name, report(screen)]));
if (isAccepting) writeFileSync(reachedFile, `${JSON.stringify(reached, null, 2)}\n`);

/** Prints what a screen needs, and returns it. */
function report({ name, modules, words, opensLater = [] }: FirstScreen): Weight {
  const all = filesNeededBy(build, modules);
  for (const later of opensLater)
    if (all.includes(chunkOf(build, later))) fail(`${name} loads ${later} before it is opened.`);
  const files = all.filter((file) => !inPage.has(file));
  const styles = all.filter((file) => file.endsWith('.css'));
  const fonts = new Set(
    styles.flatMap((file) => latinFontsOf(read(file).toString())).map((url) => `static/${basename(url)}`),
  );
  const sizes = files
    .map((file) => ({ file, bytes: gzippedSize(file) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const sum = (ending: string) =>
    sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  const weight: Weight = {
    html: gzippedSize('index.html'),
    js: sum('.js'),
    words: wordsFilesOf(words).reduce(
      (total, { source }) => total + gzipSync(source, { level: 9 }).length,
      0,
    ),
    css: sum('.css'),
    fonts: [...fonts].reduce((total, file) => total + read(file).length, 0),
    files: files.length + fonts.size + wordsFilesOf(words).length,
  };
  console.log(`\n${name}`);
  for (const [kind, bytes] of Object.entries(weight) as [keyof Weight, number][]) {
    const limit = isAccepting ? bytes : limitOf(name, kind);
    const shown = (value: number) => (kind === 'files' ? String(value) : `${toKb(value)} kB`);
    console.log(`${kind.padStart(8)}  ${shown(bytes)} of ${shown(limit)}`);
    if (bytes > limit) fail(`${name} is above the budget for ${kind}.`);
  }
  for (const { file, bytes } of sizes) console.log(`${toKb(bytes).padStart(16)}  ${file}`);
  return weight;
}

function wordsFilesOf(words: FirstScreen['words']) {
  return englishWords.filter(({ bundle }) => bundle === 'first' || words.includes(bundle));
}

function read(file: string): Buffer {
  return readFileSync(join(dist, file));
}

function readJson(file: string): unknown {
  return JSON.parse(read(file).toString());
}

function gzippedSize(file: string): number {
  return gzipSync(read(file), { level: 9 }).length;
}

function toKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
