// `pnpm bench:office`: the lists and the export of the back office on the community of `pnpm seed:scale`, and a
// member's search beside the export. `pnpm bench:office 5` measures each page for 5 s instead of 2.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiNode, asInProduction, databaseUrl, signToken, startApiNode } from '@suchi/testing';
import { Client } from 'pg';
import { roleIds } from '../packages/domain/src/accounts/role.ts';
import { runStep } from '../scripts/run-step.ts';
import { askHttp, measure, type Measurement, type Sample, summarise, takeSamples } from './load.ts';
import { listOfficePages } from './office-pages.ts';
import { listQuestions } from './questions.ts';
import { prepareLarge } from './subjects.ts';

const [seconds = 2] = process.argv.slice(2).map(Number);
const load = { connections: 8, seconds };
const slowestP95Ms = 300;
const largestGrowthMb = 50;
const largestRatio = 2;
const exportRounds = 4;

runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
const subject = await prepareLarge();
if (!subject) {
  process.stderr.write('There is no suchi_scale: make it with pnpm seed:scale.\n');
  process.exit(1);
}
const staff = await appointStaff(100);
let turn = 0;
const nextStaff = () => staff[(turn += 1) % staff.length] ?? '';

const namespace = `suchi_bench_office_${process.pid}`;
const node = await startApiNode({
  namespace,
  databaseUrl: subject.databaseUrl,
  smtpUrl: 'smtp://127.0.0.1:1',
  publicUrl: 'http://127.0.0.1',
  logFolder: mkdtempSync(join(tmpdir(), namespace)),
  // As in production, except for the limits per address: here everything comes from one.
  extraEnv: { ...asInProduction, SUCHI_ADDRESS_RATE: '100000', SUCHI_LOG_LEVEL: 'warn' },
});
try {
  const isQuick = await measureLists(node);
  const isLight = await measureExport(node, subject.memberTokens);
  process.exitCode = isQuick && isLight ? 0 : 1;
} finally {
  await node.stop();
}

/** Limits count by account, so the requests are spread over many. */
async function appointStaff(count: number): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl('suchi_scale') });
  await client.connect();
  await client.query(`delete from directus_users where email like 'bench-office-%'`);
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `insert into directus_users (id, email, role, status, provider, email_verified)
     select id, 'bench-office-' || id || '@example.org', $2, 'active', 'default', true from unnest($1::uuid[]) id`,
    [ids, roleIds.admin],
  );
  await client.end();
  return ids.map((id) => signToken(id, roleIds.admin));
}

async function measureLists({ url }: ApiNode): Promise<boolean> {
  const pages = await listOfficePages((path, body) => readJson(url + path, body));
  const rows: Record<string, string | number>[] = [];
  let isGood = true;
  for (const { name, path, body } of pages) {
    const measured = await measure(() => askHttp(url + path, { token: nextStaff(), body }), load);
    isGood &&= measured.failed === 0 && measured.p95Ms < slowestP95Ms;
    rows.push({ list: name, ...figuresOf(measured) });
    process.stdout.write(`${name}: ${measured.p95Ms.toFixed(0)} ms\n`);
  }
  console.table(rows);
  console.log(`95 % of every page must be under ${slowestP95Ms} ms: ${isGood ? 'good' : 'BAD'}`);
  return isGood;
}

function figuresOf({ perSecond, medianMs, p95Ms, failed }: Measurement) {
  return {
    'per second': perSecond.toFixed(1),
    'median ms': medianMs.toFixed(1),
    '95 % ms': p95Ms.toFixed(1),
    failed,
  };
}

async function readJson(url: string, body?: object): Promise<{ data: { total: number } }> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${nextStaff()}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as { data: { total: number } };
}

async function measureExport(api: ApiNode, memberTokens: readonly string[]): Promise<boolean> {
  await downloadUsers(api.url);
  const before = rssMb(api.pid);
  let highest = before;
  const watching = setInterval(() => {
    highest = Math.max(highest, rssMb(api.pid));
  }, 20);
  const quiet: Sample[] = [];
  const loud: Sample[] = [];
  const exports: { rows: number; ms: number }[] = [];
  const search = searchAsMember(api.url, memberTokens);
  await takeSamples(search, { connections: 1, seconds: 3, warmUpMs: 1000 });
  for (let round = 0; round < exportRounds; round += 1) {
    quiet.push(...(await takeSamples(search, { connections: 1, seconds: 3, warmUpMs: 200 })));
    const progress = { isOver: false };
    const exporting = downloadUsers(api.url).finally(() => {
      progress.isOver = true;
    });
    while (!progress.isOver)
      loud.push(...(await takeSamples(search, { connections: 1, seconds: 0.2, warmUpMs: 0 })));
    exports.push(await exporting);
    await delay(500);
  }
  clearInterval(watching);
  console.table(exports.map(({ rows, ms }) => ({ rows, seconds: (ms / 1000).toFixed(1) })));
  const [alone, beside] = [summarise(quiet, 3 * exportRounds), summarise(loud, 1)];
  console.table([
    { 'a member searches': 'alone', ...figuresOf(alone) },
    { 'a member searches': 'beside an export', ...figuresOf(beside) },
  ]);
  const growth = highest - before;
  const ratio = beside.p95Ms / alone.p95Ms;
  const isGood = growth < largestGrowthMb && ratio < largestRatio && alone.failed + beside.failed === 0;
  console.log(
    `memory of the node: ${before.toFixed(0)} MB, at most ${growth.toFixed(0)} MB more (under ${largestGrowthMb}); search ` +
      `beside it: ${ratio.toFixed(2)} times as long (under ${largestRatio}): ${isGood ? 'good' : 'BAD'}`,
  );
  return isGood;
}

/** Reads the file as it comes and counts its lines; nothing is kept. */
function downloadUsers(url: string): Promise<{ rows: number; ms: number }> {
  const body = {
    selection: { all: true, filter: { list: 'all' } },
    contacts_reason: 'Measuring how long this takes',
  };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${nextStaff()}`, 'content-type': 'application/json' };
    const outgoing = request(`${url}/qe_office/users_file`, { method: 'POST', headers }, (answer) => {
      let lines = 0;
      answer.on('data', (chunk: Buffer) => {
        for (const byte of chunk) if (byte === 10) lines += 1;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`the export answered ${answer.statusCode}`));
        else resolve({ rows: lines - 1, ms: performance.now() - startedAt });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(body));
  });
}

function rssMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

function searchAsMember(url: string, tokens: readonly string[]) {
  const questions = listQuestions(20);
  let asked = 0;
  return () => {
    asked += 1;
    const body = questions[asked % questions.length]?.ours;
    return askHttp(`${url}/qe_search/profiles`, { token: tokens[asked % tokens.length] ?? '', body });
  };
}
