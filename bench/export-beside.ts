import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApiNode } from '@suchi/testing';
import { askHttp, type Measurement, type Sample, summarise, takeSamples } from './load.ts';
import { listQuestions } from './questions.ts';

const largestGrowthMb = 50;
const largestRatio = 2;
const exportRounds = 2;

interface Callers {
  memberTokens: readonly string[];
  nextStaff: () => string;
}

/** Exports all accounts, and measures the node's memory and a member's search beside it. */
export async function measureExport(api: ApiNode, { memberTokens, nextStaff }: Callers): Promise<boolean> {
  const downloadUsers = (url: string) => download(url, nextStaff());
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
function download(url: string, token: string): Promise<{ rows: number; ms: number }> {
  const body = {
    selection: { all: true, filter: { list: 'all' } },
    contacts_reason: 'Measuring how long this takes',
  };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
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

function figuresOf({ perSecond, medianMs, p95Ms, failed }: Measurement) {
  return {
    'per second': perSecond.toFixed(1),
    'median ms': medianMs.toFixed(1),
    '95 % ms': p95Ms.toFixed(1),
    failed,
  };
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
