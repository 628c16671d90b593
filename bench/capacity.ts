// `pnpm bench:capacity 1300 100000 1000000`: what communities of these sizes need: the disk, a node's memory, the times
// and the processor time of every page and list, an export beside a search, a backup, a restore and an upgrade. For
// docs/ops/capacity.md. Linux only. `--parts size,pages` measures only these, `--seconds 5` asks each page for longer.
// The databases `suchi_capacity_…` are made once and stay, because a million profiles take minutes.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  asInProduction,
  cloneDatabase,
  databaseExists,
  databaseUrl,
  type Figures,
  projectRoot,
  recordFigures,
  startApiNode,
} from '@suchi/testing';
import { fillScale, inProportion } from '../scripts/fill-scale.ts';
import { runStep } from '../scripts/run-step.ts';
import { measureExport } from './export-beside.ts';
import { appointStaff, measurePages, type PageFigures } from './measure-pages.ts';
import { measureSize } from './measure-size.ts';
import { measureUpkeep } from './measure-upkeep.ts';
import { memoryMbOf } from './process-use.ts';
import { prepare } from './subjects.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    parts: { type: 'string', default: 'size,pages,export,upkeep' },
    seconds: { type: 'string', default: '2' },
  },
});
const parts = values.parts.split(',');
const seconds = Number(values.seconds);
const allSizes = [1300, 100_000, 1_000_000];
const sizes = positionals.length > 0 ? positionals.map(Number) : allSizes;
const results = join(projectRoot, 'node_modules/.cache/suchi');
const fileOf = (size: number) => join(results, `capacity-${size}.json`);

/** A page that takes longer has to be explained on the page of capacity. */
const slowMs = 300;

if (process.env['SUCHI_BUILT'] !== 'true') runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
for (const size of sizes) await measureCommunity(size);
recordFigures(
  'capacity',
  Object.assign({}, ...allSizes.map((size) => describe(readMeasured(size)))) as Figures,
);

interface Measured {
  profiles: number;
  size?: Awaited<ReturnType<typeof measureSize>>;
  pages?: PageFigures[];
  idleMb?: number;
  loadedMb?: number;
  upkeep?: Awaited<ReturnType<typeof measureUpkeep>>;
}

async function measureCommunity(size: number): Promise<void> {
  const name = `suchi_capacity_${size}`;
  await requireCommunity(name, size);
  const measured: Measured = { profiles: size };
  console.log(`\n${size} profiles`);
  if (parts.includes('size')) {
    measured.size = await measureSize(databaseUrl(name), size);
    console.table(measured.size.tables);
    console.log(`database: ${measured.size.databaseMb} MB`);
  }
  if (parts.includes('pages') || parts.includes('export')) {
    const { pages, idleMb, loadedMb } = await measureNode(name);
    Object.assign(measured, { idleMb, loadedMb }, pages.length > 0 && { pages });
    console.table(pages);
    console.log(`memory of the node: ${idleMb} MB after the start, ${loadedMb} MB after the load`);
    if (pages.some(({ failed }) => failed > 0)) process.exitCode = 1;
  }
  if (parts.includes('upkeep')) {
    measured.upkeep = await measureUpkeep(name);
    console.table([measured.upkeep]);
  }
  mkdirSync(results, { recursive: true });
  writeFileSync(fileOf(size), JSON.stringify({ ...readMeasured(size), ...measured }, null, 2));
}

/** A million takes half an hour, so sizes and parts may be measured one at a time: the report has the latest of each. */
function readMeasured(size: number): Measured {
  return existsSync(fileOf(size))
    ? (JSON.parse(readFileSync(fileOf(size), 'utf8')) as Measured)
    : { profiles: size };
}

function describe({ profiles, size, pages, loadedMb, upkeep }: Measured): Figures {
  const found: Figures = {
    ...(size && { 'database MB': size.databaseMb }),
    ...(loadedMb !== undefined && { 'memory of a node MB': loadedMb }),
    ...(pages && {
      pages: pages.length,
      [`pages over ${slowMs} ms`]: pages.filter((page) => page['95 % ms'] > slowMs).length,
      'home, node ms': pages.find(({ page }) => page === 'home')?.['node ms'] ?? 0,
      'new search, node ms':
        pages.find(({ page }) => page === 'search nobody asked before')?.['node ms'] ?? 0,
      failed: pages.reduce((sum, { failed }) => sum + failed, 0),
    }),
    ...upkeep,
  };
  return Object.fromEntries(Object.entries(found).map(([what, value]) => [`${profiles}: ${what}`, value]));
}

async function requireCommunity(name: string, profiles: number): Promise<void> {
  if (await databaseExists(name)) return;
  const startedAt = performance.now();
  await fillScale(await cloneDatabase(name, { isDurable: true }), inProportion(profiles));
  console.log(`${name} was made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

async function measureNode(
  name: string,
): Promise<{ pages: PageFigures[]; idleMb: number; loadedMb: number }> {
  const subject = await prepare(databaseUrl(name));
  const nextStaff = await appointStaff(subject.databaseUrl, 100);
  const node = await startApiNode({
    namespace: name,
    databaseUrl: subject.databaseUrl,
    smtpUrl: 'smtp://127.0.0.1:1',
    publicUrl: 'http://127.0.0.1',
    logFolder: mkdtempSync(join(tmpdir(), name)),
    // As in production, except for the limits per address: here everything comes from one.
    extraEnv: {
      ...asInProduction,
      SUCHI_ADDRESS_RATE: '1000000',
      SUCHI_ADDRESS_FACTOR: '1000',
      SUCHI_LOG_LEVEL: 'warn',
    },
  });
  try {
    const idleMb = memoryMbOf(node.pid);
    const pages = parts.includes('pages') ? await measurePages({ subject, node, nextStaff, seconds }) : [];
    if (parts.includes('export') && !(await measureExport(node, { ...subject, nextStaff })))
      process.exitCode = 1;
    return { pages, idleMb, loadedMb: memoryMbOf(node.pid) };
  } finally {
    await node.stop();
  }
}
