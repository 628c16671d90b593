// `pnpm bench`: our search against the engine's own list and plain SQL, in one run, with two nodes, 20 writes
// a second and 50 blocks for each member. Measures a small community, and the one that `pnpm seed:scale
// 1000000` made if it exists.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { asInProduction, dropDatabase, projectRoot, recordFigures, startApiNode } from '@suchi/testing';
import { Client } from 'pg';
import { runStep } from '../scripts/run-step.ts';
import { type Ask, askHttp, measure, measureInTurn, type Measurement, measureOnce } from './load.ts';
import { bareSql, enginePath, listColdSearches, listQuestions, type Question } from './questions.ts';
import { prepareLarge, prepareSmall, type Subject } from './subjects.ts';
import { startWriters } from './writers.ts';

/** `pnpm bench 2 20000`: shorter, or on another small community; `pnpm bench 5 0` leaves the small one out. */
const [seconds = 5, smallProfiles = 1300] = process.argv.slice(2).map(Number);
const load = { connections: 8, seconds };
const writesPerSecond = 20;
const small = `suchi_bench_${process.pid}`;
/** Counts requests, so that each uses the next member. */
let turns = 0;

type Way = 'select 1' | 'ours' | 'engine' | 'bare SQL';

interface Result {
  profiles: number;
  question: string;
  way: Way;
  measured: Measurement;
}

runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
const results: Result[] = [];
try {
  const subjects = [
    smallProfiles > 0 ? await prepareSmall(small, smallProfiles) : null,
    await prepareLarge(),
  ];
  for (const subject of subjects) if (subject) results.push(...(await measureSubject(subject)));
  if (!subjects[1]) process.stdout.write('There is no suchi_scale: make it with pnpm seed:scale 1000000.\n');
} finally {
  await dropDatabase(small);
}
printTable(results);
recordFigures('searches', describeOurs(results));
const file = join(projectRoot, 'bench/results.json');
const machine = { cpus: cpus().length, model: cpus()[0]?.model ?? '', node: process.version };
writeFileSync(
  file,
  `${JSON.stringify({ at: new Date().toISOString(), machine, ...load, results }, null, 2)}\n`,
);

/** The slowest of our searches decides. A failed answer has already ended the run. */
function describeOurs(all: readonly Result[]) {
  const ours = all.filter(({ way }) => way === 'ours');
  const slowest = ours.toSorted((a, b) => b.measured.p95Ms - a.measured.p95Ms)[0];
  return {
    profiles: Math.max(...all.map(({ profiles }) => profiles)),
    searches: ours.length,
    failed: ours.reduce((sum, { measured }) => sum + measured.failed, 0),
    'p95 ms of the slowest': Math.round(slowest?.measured.p95Ms ?? 0),
    slowest: slowest?.question ?? '',
    'a second, newest first': Math.round(
      ours.find(({ question }) => question === 'newest first')?.measured.perSecond ?? 0,
    ),
  };
}

async function measureSubject(subject: Subject): Promise<Result[]> {
  const { databaseUrl, profiles } = subject;
  const nodes = [await startNode(subject, 1), await startNode(subject, 2)];
  const urls = nodes.map(({ url }) => url);
  const writers = await startWriters(databaseUrl, writesPerSecond);
  const startedAt = performance.now();
  try {
    const found = [...(await measureCold(urls, subject))];
    const asMember = (path: string, body: object) => askAsMember(urls, path, subject, body);
    // Warms up the nodes, because they are compared.
    for (const { ours } of listQuestions(1)) await measure(asMember('/qe_search/profiles', ours), load);
    for (const question of listQuestions(profiles >= 500_000 ? 10_000 : 20)) {
      const [selectOne, ours] = await measureInTurn(
        [asMember('/qe_search/select_one', question.ours), asMember('/qe_search/profiles', question.ours)],
        load,
      );
      const engine = await measure(askEngine(urls, subject, question), load);
      const sql = await measureSql(databaseUrl, question);
      for (const [way, measured] of Object.entries({
        'select 1': selectOne,
        ours,
        engine,
        'bare SQL': sql,
      })) {
        if (measured) found.push(report({ profiles, question: question.name, way: way as Way, measured }));
      }
    }
    return found;
  } finally {
    const tookSeconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(
      `${profiles}: ${((await writers.stop()) / tookSeconds).toFixed(1)} writes a second\n`,
    );
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

/** Every request must succeed, even with concurrent writes. */
function report(result: Result): Result {
  const { profiles, question, way, measured } = result;
  const { perSecond, medianMs, failed } = measured;
  process.stdout.write(
    `${profiles} ${question}: ${way} ${perSecond.toFixed(1)}/s, ${medianMs.toFixed(1)} ms\n`,
  );
  if (failed > 0) throw new Error(`${question}: ${failed} answers of ${way} failed`);
  return result;
}

function startNode({ databaseUrl, profiles }: Subject, number: number) {
  const namespace = `suchi_bench_${profiles}_${process.pid}`;
  return startApiNode({
    namespace,
    databaseUrl,
    smtpUrl: 'smtp://127.0.0.1:1',
    publicUrl: 'http://127.0.0.1',
    logFolder: mkdtempSync(join(tmpdir(), `${namespace}_${number}`)),
    // As in production, except for the limits per address: here everything comes from one.
    extraEnv: {
      ...asInProduction,
      SUCHI_BENCH: 'true',
      SUCHI_ADDRESS_RATE: '100000',
      SUCHI_LOG_LEVEL: 'warn',
    },
  });
}

/** Searches that are not cached: a first page, which does not wait long for the list, and a later page, which does. */
async function measureCold(urls: string[], subject: Subject): Promise<Result[]> {
  const found: Result[] = [];
  for (const [question, page] of [
    ['cold list, page 1', 1],
    ['cold list, page 50', 50],
  ] as const) {
    // Each search once, on one of the nodes; the two pages use different lists.
    const searches = listColdSearches(80, page).slice(page === 1 ? 0 : 40, page === 1 ? 40 : 80);
    const asks = searches.map((body) => askAsMember(urls, '/qe_search/profiles', subject, body));
    const measured = await measureOnce(asks.map((ask) => () => ask(0)));
    found.push(report({ profiles: subject.profiles, question, way: 'ours', measured }));
  }
  return found;
}

/** Each request uses the next node and the next member. */
function askAsMember(urls: string[], path: string, { memberTokens }: Subject, body: object): Ask {
  return () => {
    turns += 1;
    const token = memberTokens[turns % memberTokens.length] ?? '';
    return askHttp(`${urls[turns % urls.length] ?? ''}${path}`, { token, body });
  };
}

function askEngine(urls: string[], { operatorToken }: Subject, question: Question): Ask {
  const path = enginePath(question);
  return () => {
    turns += 1;
    return askHttp(`${urls[turns % urls.length] ?? ''}${path}`, { token: operatorToken });
  };
}

async function measureSql(databaseUrl: string, question: Question): Promise<Measurement> {
  const clients = Array.from(
    { length: load.connections },
    () => new Client({ connectionString: databaseUrl }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  const sql = bareSql(question);
  const measured = await measure(
    async (connection) => ((await clients[connection]?.query(sql))?.rowCount ?? 0) >= 0,
    load,
  );
  await Promise.all(clients.map((client) => client.end()));
  return measured;
}

function printTable(rows: Result[]): void {
  const columns = [
    'profiles',
    'question',
    'way',
    'per second',
    'median ms',
    '95 % ms',
    'ours: throughput',
    'median',
  ];
  const lines = rows.map(({ profiles, question, way, measured }) => {
    const ours = rows.find(
      (row) => row.profiles === profiles && row.question === question && row.way === 'ours',
    )?.measured;
    const { perSecond, medianMs, p95Ms } = measured;
    const figures = [perSecond.toFixed(1), medianMs.toFixed(1), p95Ms.toFixed(1)];
    const ratios =
      ours && way !== 'ours' ? [times(ours.perSecond, perSecond), times(ours.medianMs, medianMs)] : [];
    return [String(profiles), question, way, ...figures, ...ratios];
  });
  const widths = columns.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of [columns, ...lines]) {
    process.stdout.write(`${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
  }
}

function times(one: number, other: number): string {
  return other > 0 ? `${(one / other).toFixed(2)} x` : 'no answer';
}
