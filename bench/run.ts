// `pnpm bench`: search against the engine's own list and against bare SQL, in one run on one machine. Measures a
// small community, and the one that `pnpm seed:scale 1000000` left where there is one.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabase, projectRoot, startApiNode } from '@suchi/testing';
import { Client } from 'pg';
import { runStep } from '../scripts/run-step.ts';
import { askHttp, measure, type Measurement } from './load.ts';
import { bareSql, enginePath, listQuestions, type Question } from './questions.ts';
import { prepareLarge, prepareSmall, type Subject } from './subjects.ts';

const connections = 8;
/** `pnpm bench 2 20000`: shorter, or on another small community. */
const [seconds = 5, smallProfiles = 1300] = process.argv.slice(2).map(Number);
const small = `suchi_bench_${process.pid}`;
/** Counts requests, so that each goes in the name of the next member. */
let turns = 0;

interface Result {
  profiles: number;
  question: string;
  way: 'ours' | 'engine' | 'bare SQL' | 'select 1';
  measured: Measurement;
}

runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
const results: Result[] = [];
try {
  const subjects = [await prepareSmall(small, smallProfiles), await prepareLarge()];
  for (const subject of subjects) if (subject) results.push(...(await measureSubject(subject)));
  if (!subjects[1]) process.stdout.write('There is no suchi_scale: make it with pnpm seed:scale 1000000.\n');
} finally {
  await dropDatabase(small);
}
printTable(results);
const file = join(projectRoot, 'bench/results.json');
const machine = { cpus: cpus().length, model: cpus()[0]?.model ?? '', node: process.version };
writeFileSync(
  file,
  `${JSON.stringify({ at: new Date().toISOString(), machine, connections, seconds, results }, null, 2)}\n`,
);

async function measureSubject(subject: Subject): Promise<Result[]> {
  const { databaseUrl, profiles } = subject;
  const namespace = `suchi_bench_${profiles}_${process.pid}`;
  const node = await startApiNode({
    namespace,
    databaseUrl,
    smtpUrl: 'smtp://127.0.0.1:1',
    publicUrl: 'http://suchi.test',
    logFolder: mkdtempSync(join(tmpdir(), namespace)),
    // As in production, but for the limits of one address: here everything comes from one.
    extraEnv: {
      SUCHI_CHECK_OUTPUT: 'false',
      SUCHI_BENCH: 'true',
      SUCHI_ADDRESS_RATE: '100000',
      SUCHI_LOG_LEVEL: 'warn',
    },
  });
  try {
    const found: Result[] = [];
    const note = (question: string, way: Result['way'], measured: Measurement) => {
      found.push({ profiles, question, way, measured });
      process.stdout.write(`${profiles} ${question}: ${way} ${measured.perSecond.toFixed(0)}/s\n`);
    };
    note(
      'nothing',
      'select 1',
      await measureHttp(node.url, subject, () => ({ path: '/qe_search/select_one' })),
    );
    for (const question of listQuestions(profiles >= 500_000 ? 10_000 : 20)) {
      const body = question.ours;
      note(
        question.name,
        'ours',
        await measureHttp(node.url, subject, () => ({ path: '/qe_search/profiles', body })),
      );
      note(question.name, 'engine', await measureEngine(node.url, subject, question));
      note(question.name, 'bare SQL', await measureSql(databaseUrl, question));
    }
    return found;
  } finally {
    await node.stop();
  }
}

function measureHttp(url: string, { memberTokens }: Subject, ask: () => { path: string; body?: object }) {
  const { path, body } = ask();
  return measure(
    () => {
      turns += 1;
      return askHttp(url + path, { token: memberTokens[turns % memberTokens.length] ?? '', body });
    },
    { connections, seconds },
  );
}

// A member may not ask the engine for others at all; the association's staff may.
function measureEngine(url: string, { staffToken }: Subject, question: Question) {
  const path = enginePath(question);
  return measure(() => askHttp(url + path, { token: staffToken }), { connections, seconds });
}

async function measureSql(databaseUrl: string, question: Question): Promise<Measurement> {
  const clients = Array.from({ length: connections }, () => new Client({ connectionString: databaseUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  const sql = bareSql(question);
  const measured = await measure(
    async (connection) => ((await clients[connection]?.query(sql))?.rowCount ?? 0) >= 0,
    { connections, seconds },
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
    'failed',
    'against ours',
  ];
  const lines = rows.map(({ profiles, question, way, measured }) => {
    const ours = rows.find(
      (row) => row.profiles === profiles && row.question === question && row.way === 'ours',
    );
    const ratio =
      ours && way !== 'ours' ? `${(ours.measured.perSecond / measured.perSecond).toFixed(2)} x` : '';
    const { perSecond, medianMs, p95Ms, failed } = measured;
    return [
      profiles,
      question,
      way,
      perSecond.toFixed(0),
      medianMs.toFixed(1),
      p95Ms.toFixed(1),
      failed,
      ratio,
    ].map(String);
  });
  const widths = columns.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of [columns, ...lines]) {
    process.stdout.write(`${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
  }
}
