// `pnpm bench:capacity 1300 100000`: what a profile needs on the disk, and what a request needs of a node and of
// PostgreSQL, for docs/ops/capacity.md. Processor time is measured, not requests a second: on a busy machine only the
// first stays the same. Linux only. `0` stands for the database that `pnpm seed:scale` made.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiNode, asInProduction, dropDatabase, recordFigures, startApiNode } from '@suchi/testing';
import { Client } from 'pg';
import { firstScreens } from '../apps/web/scripts/first-screens.ts';
import { runStep } from '../scripts/run-step.ts';
import { type Ask, askHttp, measure } from './load.ts';
import { cpuMsOf, memoryMbOf } from './process-use.ts';
import { listColdSearches } from './questions.ts';
import { prepareLarge, prepareSmall, type Subject } from './subjects.ts';

const sizes = process.argv.slice(2).map(Number);
const load = { connections: 4, seconds: 10 };
const small = `suchi_bench_capacity_${process.pid}`;
let turns = 0;

if (process.env['SUCHI_BUILT'] !== 'true') runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
for (const size of sizes.length > 0 ? sizes : [1300]) {
  try {
    const subject = size === 0 ? await prepareLarge() : await prepareSmall(small, size);
    if (!subject) throw new Error('There is no suchi_scale: make it with pnpm seed:scale 1000000.');
    await measureSubject(subject);
  } finally {
    await dropDatabase(small);
  }
}

async function measureSubject(subject: Subject): Promise<void> {
  const client = new Client({ connectionString: subject.databaseUrl });
  await client.connect();
  const node = await startNode(subject);
  try {
    console.log(`${subject.profiles} profiles`);
    console.table(await measureDisk(client, subject.profiles));
    const idleMb = memoryMbOf(node.pid);
    const rows = [];
    for (const [name, ask] of listAsks(subject, node.url)) {
      await measure(ask, { ...load, seconds: 2 });
      rows.push({ page: name, ...(await measureUse(ask, { node, client })) });
    }
    console.table(rows);
    recordFigures('cost', {
      profiles: subject.profiles,
      ...Object.fromEntries(rows.map((row) => [row.page, row['node ms']])),
      failed: rows.reduce((sum, { failed }) => sum + failed, 0),
    });
    console.log(
      `memory of the node: ${idleMb} MB after the start, ${memoryMbOf(node.pid)} MB after the load`,
    );
  } finally {
    await node.stop();
    await client.end();
  }
}

function startNode({ databaseUrl }: Subject): Promise<ApiNode> {
  return startApiNode({
    namespace: small,
    databaseUrl,
    smtpUrl: 'smtp://127.0.0.1:1',
    publicUrl: 'http://127.0.0.1',
    logFolder: mkdtempSync(join(tmpdir(), small)),
    extraEnv: { ...asInProduction, SUCHI_BENCH: 'true', SUCHI_ADDRESS_RATE: '1000000' },
  });
}

/** What a member does: opens home, searches, opens a profile. Each time another member. */
function listAsks({ memberTokens, visibleId }: Subject, url: string): [string, Ask][] {
  const next = () => memberTokens[(turns += 1) % memberTokens.length] ?? '';
  const home = firstScreens.find(({ name }) => name === 'home')?.asks ?? [];
  console.log(`home begins with ${home.join(', ')}`);
  const cold = listColdSearches(4000, 1);
  return [
    [
      'home',
      async () => {
        const token = next();
        return (await Promise.all(home.map((path) => askHttp(url + path, { token })))).every(Boolean);
      },
    ],
    ['search', () => askHttp(`${url}/qe_search/profiles`, { token: next(), body: { filters: {} } })],
    [
      'search that nobody asked before',
      () => askHttp(`${url}/qe_search/profiles`, { token: next(), body: cold[turns % cold.length] }),
    ],
    ['profile', () => askHttp(`${url}/qe_search/profile?id=${visibleId}`, { token: next() })],
  ];
}

async function measureUse(ask: Ask, { node, client }: { node: ApiNode; client: Client }) {
  const before = new Map((await listBackends(client)).map((pid) => [pid, cpuMsOf(pid)]));
  const nodeBefore = cpuMsOf(node.pid);
  // All samples count, the first second too, as all the processor time does.
  let asked = 0;
  const measured = await measure(async (connection) => {
    asked += 1;
    return ask(connection);
  }, load);
  const nodeMs = (cpuMsOf(node.pid) - nodeBefore) / asked;
  const backends = await listBackends(client);
  const postgresMs =
    backends.reduce((total, pid) => total + cpuMsOf(pid) - (before.get(pid) ?? 0), 0) / asked;
  return {
    failed: measured.failed,
    'p50 ms': Number(measured.medianMs.toFixed(1)),
    'p95 ms': Number(measured.p95Ms.toFixed(1)),
    'node ms': Number(nodeMs.toFixed(2)),
    'PostgreSQL ms': Number(postgresMs.toFixed(2)),
    'a second on one core': Math.floor(1000 / nodeMs),
  };
}

async function listBackends(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows.map(({ pid }) => pid);
}

function toMb(bytes: number): number {
  return Number((bytes / 1e6).toFixed(1));
}

/** Tables of more than a hundredth of the database, and all of it. */
async function measureDisk(client: Client, profiles: number) {
  const { rows } = await client.query<{ table: string; rows: number; heap: number; indexes: number }>(
    `select c.oid::regclass::text as table, greatest(c.reltuples, 0)::float as rows,
            pg_table_size(c.oid)::float as heap, pg_indexes_size(c.oid)::float as indexes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
        and pg_total_relation_size(c.oid) > pg_database_size(current_database()) / 100
      order by pg_total_relation_size(c.oid) desc`,
  );
  const { rows: all } = await client.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float as bytes',
  );
  return [
    ...rows.map(({ table, rows: count, heap, indexes }) => ({
      table,
      rows: count,
      'rows MB': toMb(heap),
      'indexes MB': toMb(indexes),
      'bytes a profile': Math.round((heap + indexes) / profiles),
    })),
    { table: 'all', 'rows MB': toMb(all[0]?.bytes ?? 0) },
  ];
}
