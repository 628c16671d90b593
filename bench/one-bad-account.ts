// `pnpm bench:bad-account`: how long a member's search takes alone, while another account attacks the same node, and
// while it attacks another node, which shows what the machine itself adds. Fails when the second takes twice as long.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asInProduction, dropDatabase, recordFigures, startApiNode } from '@suchi/testing';
import { runStep } from '../scripts/run-step.ts';
import type { AttackCount } from './bad-account.ts';
import { askHttp, summarise, takeSamples, type Measurement, type Sample } from './load.ts';
import { listQuestions } from './questions.ts';
import { prepareSmall, type Subject } from './subjects.ts';

/** `pnpm bench:bad-account 5 4 searches`: seconds of a phase, how often the phases alternate, kinds of attack (`all`). */
const [seconds = 5, rounds = 4] = process.argv.slice(2, 4).map(Number);
const [kind = 'all'] = process.argv.slice(4);
const kinds = kind === 'all' ? '' : kind;
const largestRatio = 2;
const phases = ['alone', 'sameNode', 'otherNode'] as const;
type Phase = (typeof phases)[number];
const mapPhases = <Value>(valueOf: (phase: Phase) => Value) =>
  Object.fromEntries(phases.map((phase) => [phase, valueOf(phase)])) as Record<Phase, Value>;
const database = `suchi_bench_bad_${process.pid}`;

runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
try {
  const folder = mkdtempSync(join(tmpdir(), database));
  const subject = await prepareSmall(database, 1300);
  const start = () =>
    startApiNode({
      namespace: database,
      databaseUrl: subject.databaseUrl,
      smtpUrl: 'smtp://127.0.0.1:1',
      publicUrl: 'http://127.0.0.1',
      logFolder: folder,
      // As in production, except for the limit per address: here all members share one.
      extraEnv: {
        ...asInProduction,
        SUCHI_ADDRESS_RATE: '100000',
        SUCHI_ACCOUNT_RATE: '300',
        SUCHI_LOG_LEVEL: 'warn',
        SUCHI_UPLOADS: folder,
      },
    });
  const nodes = [await start(), await start()];
  try {
    await compare(nodes.map(({ url }) => url) as [string, string], subject);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
} finally {
  await dropDatabase(database);
}

async function compare([url, otherUrl]: [string, string], subject: Subject): Promise<void> {
  // Each phase of an attack has an account of its own, because a burst uses up the hourly limits of an account.
  const tokens = [...subject.memberTokens];
  const attackers = tokens.splice(0, 2 * rounds);
  const search = searchAsMember(url, tokens);
  const taken: Record<Phase, Sample[]> = { alone: [], sameNode: [], otherNode: [] };
  const attacks: Record<string, AttackCount> = {};
  await takeSamples(search, { connections: 1, seconds: 3, warmUpMs: 2000 });
  for (let round = 0; round < rounds; round += 1) {
    taken.alone.push(...(await takeSamples(search, { connections: 1, seconds, warmUpMs: 200 })));
    for (const [phase, attackedUrl] of [
      ['sameNode', url],
      ['otherNode', otherUrl],
    ] as const) {
      const attacker = startAttacker(attackedUrl, attackers.shift() ?? '', subject.visibleId);
      taken[phase].push(...(await takeSamples(search, { connections: 1, seconds, warmUpMs: 1000 })));
      const counts = await attacker.stop();
      if (phase === 'sameNode') addCounts(attacks, counts);
    }
  }
  report(
    mapPhases((phase) => summarise(taken[phase], seconds * rounds)),
    attacks,
  );
}

function startAttacker(url: string, token: string, visibleId: number) {
  const program = join(import.meta.dirname, 'bad-account.ts');
  const attacker = fork(program, [url, token, String(visibleId), kinds]);
  return {
    stop: async (): Promise<Record<string, AttackCount>> => {
      const counted = once(attacker, 'message') as Promise<[Record<string, AttackCount>]>;
      attacker.send('stop');
      const [counts] = await counted;
      return counts;
    },
  };
}

function addCounts(sums: Record<string, AttackCount>, counts: Record<string, AttackCount>): void {
  for (const [name, { accepted, refused }] of Object.entries(counts)) {
    const sum = (sums[name] ??= { accepted: 0, refused: 0 });
    sum.accepted += accepted;
    sum.refused += refused;
  }
}

function searchAsMember(url: string, tokens: readonly string[]) {
  const questions = listQuestions(20);
  let turn = 0;
  return () => {
    turn += 1;
    const body = questions[turn % questions.length]?.ours;
    return askHttp(`${url}/qe_search/profiles`, { token: tokens[turn % tokens.length] ?? '', body });
  };
}

function row(name: string, { perSecond, medianMs, p95Ms, failed }: Measurement) {
  return {
    'a member searches': name,
    'per second': perSecond.toFixed(1),
    'median ms': medianMs.toFixed(1),
    '95 % ms': p95Ms.toFixed(1),
    failed,
  };
}

function report(measured: Record<Phase, Measurement>, attacks: Record<string, AttackCount>): void {
  const { alone, sameNode, otherNode } = measured;
  console.table([
    row('alone', alone),
    row('beside the bad account', sameNode),
    row('beside it on another node', otherNode),
  ]);
  console.table(attacks);
  const ratio = sameNode.p95Ms / alone.p95Ms;
  const ofMachine = otherNode.p95Ms / alone.p95Ms;
  const failed = Object.values(measured).reduce((sum, one) => sum + one.failed, 0);
  const isGood = ratio < largestRatio && failed === 0;
  console.log(
    `95 %: ${ratio.toFixed(2)} times as long; must be under ${largestRatio}: ${isGood ? 'good' : 'BAD'}. ` +
      `The machine itself adds ${ofMachine.toFixed(2)} times.`,
  );
  recordFigures('bad-account', {
    'p95 ms alone': Number(alone.p95Ms.toFixed(1)),
    times: Number(ratio.toFixed(2)),
    'times from another node': Number(ofMachine.toFixed(2)),
    'times, median': Number((sameNode.medianMs / alone.medianMs).toFixed(2)),
    failed,
  });
  process.exitCode = isGood ? 0 : 1;
}
