// `pnpm bench:biodata [profiles]`: the biodata of every profile of the demo, in each layout and language: one page, what
// was shortened, embedded fonts, text that can be read out again, size and time.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dropDatabase, type Figures, installNeeds, recordFigures } from '@suchi/testing';
import {
  biodataCss,
  type BiodataFit,
  biodataPaperCss,
  type BiodataSheet,
  brandCss,
  fitBiodata,
  fontFaceCss,
  renderBiodata,
} from '../packages/book/src/index.ts';
import { todayInIndia } from '../packages/domain/src/basics/index.ts';
import { type BiodataLayout, biodataLayouts, findHeadingText } from '../packages/domain/src/biodata/index.ts';
import { loadSource } from '../apps/api/extensions/suchi/src/biodata/commands/load-source.ts';
import { createBiodataPrinter } from '../apps/api/extensions/suchi/src/biodata/printer/biodata-printer.ts';
import { wordingOf } from '../apps/api/extensions/suchi/src/biodata/wording.ts';
import { writeSheet } from '../apps/api/extensions/suchi/src/biodata/write-sheet.ts';
import { readFace } from '../apps/api/extensions/suchi/src/media/commands/read-source.ts';
import { readEnv } from '../apps/api/extensions/suchi/src/platform/env.ts';
import { loadAssociation } from '../apps/api/extensions/suchi/src/platform/load-association.ts';
import { createOwnChromium } from '../apps/api/extensions/suchi/src/platform/own-chromium.ts';
import { createJobPlatform } from '../apps/api/extensions/suchi/src/worker/job-platform.ts';
import { cloneDemoDatabase } from '../scripts/demo-database.ts';

installNeeds('browser', 'pdf');

const wanted = Number(process.argv[2] ?? 1300);
const languages = ['en', 'mr', 'hi', 'gu'];
/** Pages that are laid out together: a browser then needs a hundredth of the time for each. */
const chunkSize = 60;
/** Files that are made one by one as for a family, for size and time. */
const timedCount = 48;
const shows = { photo: true, phone: true, address: true, income: true, horoscope: true };
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A grey box has the place of a photo: only its frame decides how much room is left. */
const greyPhoto = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

interface Biodata {
  sheet: BiodataSheet;
  layout: BiodataLayout;
  photo: string | null;
}

const databaseName = 'suchi_bench_biodata';
const demo = await cloneDemoDatabase(databaseName);
const platform = createJobPlatform(
  readEnv({
    SUCHI_PUBLIC_URL: 'https://suchi.test',
    SUCHI_SECRET: 'x'.repeat(32),
    SUCHI_DATABASE_URL: demo.databaseUrl,
    SUCHI_REDIS_URL: 'redis://127.0.0.1:1',
    SUCHI_SMTP_URL: 'smtp://127.0.0.1:1',
    SUCHI_LOG_LEVEL: 'warn',
    SUCHI_UPLOADS: demo.uploadsFolder,
  }),
);
const folder = mkdtempSync(join(tmpdir(), 'suchi-bench-biodata-'));
const chromiumPath = process.env['SUCHI_CHROMIUM'];
const chromium = createOwnChromium(chromiumPath);
const printer = createBiodataPrinter({ chromiumPath, folder });
/** The fonts belong to the extension. */
const fontFolder = join(import.meta.dirname, '../apps/api/extensions/suchi/node_modules/@fontsource');
const association = await loadAssociation(platform.database);

const counts = {
  pages: 0,
  sheets: 0,
  shortened: 0,
  overflowing: 0,
  'fonts not embedded': 0,
  'values read out': 0,
  'values not read out': 0,
};
const unread = new Map<string, number>();
const shortenedBy = new Map<string, number>();

try {
  const { rows } = await platform.database.raw<{ rows: { id: number }[] }>(
    'select id from qd_matrimonial_profile where first_name is not null and brithday is not null order by id limit ?',
    [wanted],
  );
  say(`${rows.length} profiles, ${biodataLayouts.length} layouts, ${languages.length} languages`);
  const all: Biodata[] = [];
  for (const { id } of rows)
    for (const language of languages) {
      const sheet = await writeOne(id, language);
      all.push(...biodataLayouts.map((layout) => ({ ...sheet, layout })));
    }
  const from = performance.now();
  for (let at = 0; at < all.length; at += chunkSize) {
    await checkChunk(all.slice(at, at + chunkSize));
    if (at % (20 * chunkSize) === 0)
      say(`  ${counts.sheets} of ${all.length}, ${counts.shortened} shortened`);
  }
  say(`laid out together in ${Math.round((performance.now() - from) / 1000)} s`);
  for (const [name, count] of Object.entries(counts)) say(`  ${name}: ${count}`);
  for (const [layout, count] of shortenedBy) say(`  shortened in ${layout}: ${count}`);
  for (const [language, count] of unread) say(`  not read out in ${language}: ${count}`);
  const timed = await timeSome(all);
  recordFigures('biodata', { profiles: rows.length, ...counts, ...timed });
  const isRight =
    counts.pages === all.length &&
    counts.overflowing === 0 &&
    counts['fonts not embedded'] === 0 &&
    timed['largest KB'] < 1000;
  if (!isRight || counts['values not read out'] > counts['values read out'] / 1000) process.exitCode = 1;
} finally {
  await Promise.all([printer.close(), chromium.close()]);
  await platform.database.destroy();
  await dropDatabase(databaseName);
  rmSync(folder, { recursive: true });
}

async function writeOne(id: number, language: string): Promise<Pick<Biodata, 'sheet' | 'photo'>> {
  const source = await loadSource(platform.database, id, { language, today: todayInIndia(new Date()) });
  const wording = wordingOf(language, association);
  const heading = findHeadingText('ganesh', null);
  return {
    sheet: writeSheet(source, wording, { shows, changed: {}, heading }),
    photo: source.form.main_photo,
  };
}

async function checkChunk(biodata: readonly Biodata[]): Promise<void> {
  const pages = biodata.map(
    (one) => `<div class="one">${renderBiodata({ ...one, shape: 'a4', photoUrl: greyPhoto })}</div>`,
  );
  const style = [
    fontFaceCss(({ file }) => pathToFileURL(join(fontFolder, file)).href),
    brandCss(association.colour),
    biodataPaperCss('a4'),
    biodataCss(),
    '.one + .one { break-before: page; }',
  ].join('\n');
  const [html, file] = [join(folder, 'chunk.html'), join(folder, 'chunk.pdf')];
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><style>${style}</style><body>${pages.join('')}</body>`,
  );
  const context = await chromium.open({ viewport: { width: 794, height: 1123 } });
  const tab = await context.newPage();
  await tab.goto(pathToFileURL(html).href, { waitUntil: 'load', timeout: 120_000 });
  const fits = (await tab.evaluate(
    `document.fonts.ready.then(() => [...document.querySelectorAll('.one')].map((one) => (${String(fitBiodata)})(one)))`,
  )) as BiodataFit[];
  await tab.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
  await context.close();
  countChunk(biodata, fits, file);
}

function countChunk(biodata: readonly Biodata[], fits: readonly BiodataFit[], file: string): void {
  counts.sheets += biodata.length;
  counts.pages += Number(/Pages: +(\d+)/.exec(run('pdfinfo', file))?.[1] ?? 0);
  counts.overflowing += fits.filter((fit) => !fit.fits).length;
  fits.forEach(({ shortened }, index) => {
    if (shortened.length === 0) return;
    counts.shortened += 1;
    const layout = biodata[index]?.layout ?? '';
    shortenedBy.set(layout, (shortenedBy.get(layout) ?? 0) + 1);
  });
  const fonts = run('pdffonts', file).trim().split('\n').slice(2);
  counts['fonts not embedded'] += fonts.filter((line) => !/ yes yes yes +\d+ +\d+$/.test(line)).length;
  const texts = run('pdftotext', '-raw', file, '-').split('\f').map(withoutSpaces);
  biodata.forEach(({ sheet }, index) => {
    const values = [sheet.name, ...sheet.groups.flatMap(({ lines }) => lines.map((line) => line.value))];
    const shortened = new Set(fits[index]?.shortened);
    const lines = ['name', ...sheet.groups.flatMap(({ lines: each }) => each.map(({ line }) => line))];
    values.forEach((value, place) => {
      if (shortened.has(lines[place] ?? '')) return;
      const isRead = texts[index]?.includes(withoutSpaces(value)) === true;
      counts[isRead ? 'values read out' : 'values not read out'] += 1;
      if (!isRead) unread.set(sheet.language, (unread.get(sheet.language) ?? 0) + 1);
      if (!isRead && (unread.get(sheet.language) ?? 0) <= 5) say(`  not read out: ${value}`);
    });
  });
}

/** A PDF has no spaces, only distances, which a reader guesses; within a syllable of Devanagari it guesses too many. */
function withoutSpaces(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s\u00A0\u200B-\u200D]/g, '');
}

/** One by one with their photos, as a worker makes them. */
async function timeSome(
  all: readonly Biodata[],
): Promise<{ 'median ms': number; 'slowest ms': number; 'largest KB': number } & Figures> {
  const times: number[] = [];
  let largest = 0;
  for (let index = 0; index < timedCount; index += 1) {
    const one = all[Math.floor((index * all.length) / timedCount)];
    if (one === undefined) continue;
    const photo = one.photo === null ? null : await readFace(platform.database, platform.storage, one.photo);
    const from = performance.now();
    const { sheet, layout } = one;
    const { pdf } = await printer.print({
      sheet,
      layout,
      shape: 'a4',
      photo,
      colour: association.colour,
      title: 'x',
    });
    times.push(performance.now() - from);
    largest = Math.max(largest, pdf.length);
  }
  times.sort((a, b) => a - b);
  const figures = {
    'median ms': Math.round(times[Math.floor(times.length / 2)] ?? 0),
    'slowest ms': Math.round(times.at(-1) ?? 0),
    'largest KB': Math.round(largest / 1024),
  };
  for (const [name, value] of Object.entries(figures)) say(`  ${name}: ${value}`);
  return figures;
}

function run(program: string, ...given: string[]): string {
  return execFileSync(program, given, { encoding: 'utf8', maxBuffer: 100_000_000 });
}
