// `pnpm bench:bad-account`: how long a member's search takes alone, and while another account attacks. Fails
// when the second takes twice as long.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asInProduction, dropDatabase, startApiNode } from '@suchi/testing';
import { runStep } from '../scripts/run-step.ts';
import type { AttackCount } from './bad-account.ts';
import { askHttp, summarise, takeSamples, type Measurement, type Sample } from './load.ts';
import { listQuestions } from './questions.ts';
import { prepareSmall, type Subject } from './subjects.ts';

/** `pnpm bench:bad-account 5 4 searches`: seconds of a phase, how often the two phases alternate, kinds of attack (`all`).
 * `pnpm bench:bad-account 5 4 all other-node`: the attack goes to another node, which shows what the machine adds. */
const [seconds = 5, rounds = 4] = process.argv.slice(2, 4).map(Number);
const [kind = 'all', target = 'same-node'] = process.argv.slice(4);
const kinds = kind === 'all' ? '' : kind;
const largestRatio = 2;
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
        SUCHI_LOG_LEVEL: 'warn',
        SUCHI_UPLOADS: folder,
      },
    });
  const node = await start();
  const attacked = target === 'other-node' ? await start() : node;
  try {
    await compare({ url: node.url, attackedUrl: attacked.url }, subject);
  } finally {
    await node.stop();
    if (attacked !== node) await attacked.stop();
  }
} finally {
  await dropDatabase(database);
}

async function compare(
  { url, attackedUrl }: { url: string; attackedUrl: string },
  { memberTokens, visibleId }: Subject,
): Promise<void> {
  const quiet: Sample[] = [];
  const loud: Sample[] = [];
  const attacks: Record<string, AttackCount> = {};
  const search = searchAsMember(url, memberTokens.slice(rounds));
  await takeSamples(search, { connections: 1, seconds: 3, warmUpMs: 2000 });
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...(await takeSamples(search, { connections: 1, seconds, warmUpMs: 200 })));
    // A new account each time, one at a time, because a burst uses up the hourly limits of an account.
    const attacker = fork(join(import.meta.dirname, 'bad-account.ts'), [
      attackedUrl,
      memberTokens[round] ?? '',
      String(visibleId),
      kinds,
    ]);
    loud.push(...(await takeSamples(search, { connections: 1, seconds, warmUpMs: 1000 })));
    const counted = once(attacker, 'message') as Promise<[Record<string, AttackCount>]>;
    attacker.send('stop');
    const [counts] = await counted;
    for (const [name, { accepted, refused }] of Object.entries(counts)) {
      const sum = (attacks[name] ??= { accepted: 0, refused: 0 });
      sum.accepted += accepted;
      sum.refused += refused;
    }
  }
  print(summarise(quiet, seconds * rounds), summarise(loud, seconds * rounds), attacks);
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

function print(quiet: Measurement, loud: Measurement, attacks: Record<string, AttackCount>): void {
  console.table([row('alone', quiet), row('beside the bad account', loud)]);
  console.table(attacks);
  const ratio = loud.p95Ms / quiet.p95Ms;
  const isGood = ratio < largestRatio && quiet.failed + loud.failed === 0;
  console.log(
    `95 %: ${ratio.toFixed(2)} times as long; must be under ${largestRatio}: ${isGood ? 'good' : 'BAD'}`,
  );
  process.exitCode = isGood ? 0 : 1;
}
