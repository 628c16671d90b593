/**
 * Run after a build: `node apps/web/scripts/check-budget.ts`. Fails when a first screen needs more JavaScript than a
 * slow phone should wait for, or when a member's browser could download the back office.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  adminDoors,
  filesNeededBy,
  findImportCycles,
  findLeaks,
  type Manifest,
  type Screen,
} from './bundle-budget.ts';

const budgetBytes = 150_000;
const dist = join(import.meta.dirname, '../dist');
const publicEntries = [
  'index.html',
  'src/app/public/welcome-layout.tsx',
  'src/features/account/messages.en.ts',
];
const memberEntries = ['index.html', 'src/app/member/member-tree.tsx', 'src/app/member/messages.en.ts'];

const screens: readonly Screen[] = [
  { name: 'login', entries: [...publicEntries, 'src/app/public/login.route.tsx'] },
  { name: 'register', entries: [...publicEntries, 'src/app/public/register.route.tsx'] },
  { name: 'home', entries: [...memberEntries, 'src/app/member/home.route.tsx'] },
];
const backOffice = ['src/app/admin/', 'src/features/review/'];
const isBackOffice = (module: string) => backOffice.some((folder) => module.startsWith(folder));

const manifest = readJson('.vite/manifest.json') as Manifest;
const chunkModules = readJson('.vite/chunk-modules.json') as Record<string, string[]>;

for (const folder of backOffice) {
  // A folder that was renamed would be guarded no more.
  if (
    !Object.values(chunkModules)
      .flat()
      .some((module) => module.startsWith(folder))
  )
    fail(`No chunk has anything of ${folder}: name the folder that holds the back office now.`);
}
for (const door of adminDoors) {
  if (!(door in manifest))
    fail(`${door} is no chunk of its own any more: it became part of a page that imports it.`);
}
const leaks = findLeaks(manifest, chunkModules, {
  entries: ['index.html'],
  doors: adminDoors,
  isGuarded: isBackOffice,
});
if (leaks.length > 0) fail(`Back-office code outside of the admin chunk:\n${leaks.join('\n')}`);
const cycles = findImportCycles(manifest);
if (cycles.length > 0) fail(`Chunks import each other. Change chunk-groups.ts:\n${cycles.join('\n')}`);
screens.forEach(reportScreen);

function reportScreen(screen: Screen): void {
  const sizes = filesNeededBy(manifest, screen.entries)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const totalBytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    `\n${screen.name}: ${toKb(totalBytes)} of ${toKb(budgetBytes)} kB gzipped in ${sizes.length} files`,
  );
  for (const { file, bytes } of sizes) console.log(`${toKb(bytes).padStart(8)}  ${file}`);
  if (totalBytes > budgetBytes) fail(`${screen.name} is above the budget.`);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(dist, file), 'utf8'));
}

function toKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
