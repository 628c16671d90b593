// `pnpm bench:capacity 1300 100000 1000000`: what communities of these sizes need: the disk, a node's memory, the times
// and the processor time of every page and list, an export beside a search, a backup, a restore and an upgrade. For
// docs/ops/capacity.md. Linux only. `--parts size,pages` measures only these, `--seconds 5` asks each page for longer.
// The databases `suchi_capacity_…` are made once and stay, because a million profiles take minutes.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
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
const sizes = positionals.length > 0 ? positionals.map(Number) : [1300, 100_000, 1_000_000];
const results = join(projectRoot, 'node_modules/.cache/suchi');

/** A page that takes longer has to be explained on the page of capacity. */
const slowMs = 300;

if (process.env['SUCHI_BUILT'] !== 'true') runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
const figures: Figures = {};
for (const size of sizes) Object.assign(figures, await measureCommunity(size));
recordFigures('capacity', figures);

async function measureCommunity(size: number): Promise<Figures> {
  const name = `suchi_capacity_${size}`;
  await requireCommunity(name, size);
  const found: Figures = {};
  const keep = (what: string, value: number) => {
    found[`${size}: ${what}`] = value;
  };
  const measured: Record<string, unknown> = { profiles: size };
  console.log(`\n${size} profiles`);
  if (parts.includes('size')) {
    const { databaseMb, tables } = await measureSize(databaseUrl(name), size);
    measured['size'] = { databaseMb, tables };
    console.table(tables);
    console.log(`database: ${databaseMb} MB`);
    keep('database MB', databaseMb);
  }
  if (parts.includes('pages') || parts.includes('export')) {
    const { pages, idleMb, loadedMb } = await measureNode(name);
    Object.assign(measured, { pages, idleMb, loadedMb });
    console.table(pages);
    console.log(`memory of the node: ${idleMb} MB after the start, ${loadedMb} MB after the load`);
    keep('memory of a node MB', loadedMb);
    keep('pages', pages.length);
    keep(`pages over ${slowMs} ms`, pages.filter((page) => page['95 % ms'] > slowMs).length);
    keep(
      'failed',
      pages.reduce((sum, { failed }) => sum + failed, 0),
    );
    if (pages.some(({ failed }) => failed > 0)) process.exitCode = 1;
  }
  if (parts.includes('upkeep')) {
    const upkeep = await measureUpkeep(name);
    measured['upkeep'] = upkeep;
    console.table([upkeep]);
    for (const [what, value] of Object.entries(upkeep)) keep(what, value as number);
  }
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `capacity-${size}.json`), JSON.stringify(measured, null, 2));
  return found;
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
