// `pnpm bench:upgrade`: two nodes behind nginx and a worker are upgraded to another release while people use them. No
// request may fail that a second try does not cure, and nothing that was saved may be missing afterwards.
// `pnpm bench:upgrade 2000 6 12`: 2,000 profiles, six seconds before and after, 12 requests a second.
// `pnpm bench:upgrade short` is the form of CI.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  databaseUrl,
  dropDatabase,
  queryDatabase,
  recordFigures,
  runEngineCommand,
  waitUntil,
} from '@suchi/testing';
import { runStep } from '../scripts/run-step.ts';
import { favourites } from './acts.ts';
import { type LockWatch, watchLocks } from './lock-watch.ts';
import { makeNextRelease, oldColumn } from './next-release.ts';
import { startLoad, type SteadyLoad, summarisePhases } from './steady-load.ts';
import { prepareCommunity } from './upgrade-community.ts';
import { startUpgradeFleet, type UpgradeFleet } from './upgrade-fleet.ts';
import { gatherPeople, type People } from './upgrade-people.ts';

const isShort = process.argv[2] === 'short';
// The integration tests show that the last release's dump becomes what an empty database becomes, so that the short form
// can begin with the second.
const start = isShort ? 'template' : 'dump';
const [profiles = 20_000, quietSeconds = 20, perSecond = 15] = isShort
  ? [2000, 2, 8]
  : process.argv.slice(2).map(Number);
const name = `suchi_bench_upgrade_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), `${name}-`));
const startedAt = performance.now();

function say(text: string): void {
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}`);
}

async function main(): Promise<void> {
  if (process.env['SUCHI_BUILT'] !== 'true') runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
  const uploads = join(folder, 'uploads');
  const [next, community] = await Promise.all([
    makeNextRelease(),
    prepareCommunity(name, { profiles, uploads, start }),
  ]);
  say(`the next release, and ${profiles} profiles in a database from the ${start}`);
  const fleet = await startUpgradeFleet(name, { folder, uploads });
  const locks = await watchLocks(databaseUrl(name));
  try {
    const people = await gatherPeople(name, fleet.webUrl, community);
    say('two nodes and a worker serve');
    const load = startLoad(people.actions, perSecond);
    const { steps, isNext } = await upgradeUnderLoad({ fleet, load, locks, next });
    const samples = await load.stop();
    console.table(summarisePhases(samples).map((line) => ({ ...line, ...steps.get(line.phase) })));
    const failures = samples.filter(({ failure }) => failure !== null);
    for (const { phase, action, failure, repeated } of failures)
      say(`${phase}: ${action} failed with ${failure}, then ${repeated ?? 'worked'}`);
    const isWhole = await isNothingLost(people, isNext);
    const isServed = samples.every(({ repeated }) => repeated === null);
    const [all] = summarisePhases(samples.map((sample) => ({ ...sample, phase: 'all' })));
    recordFigures('upgrade', {
      profiles,
      requests: samples.length,
      'second tries': failures.length,
      'failed twice': all?.['failed again'] ?? 0,
      'p95 ms': all?.['p95 ms'] ?? 0,
      'longest lock wait ms': Math.max(...[...steps.values()].map((step) => step['longest lock wait ms'])),
    });
    say(`${samples.length} requests, ${failures.length} needed a second try`);
    if (!isServed || !isWhole) process.exitCode = 1;
    say(process.exitCode === 1 ? 'THE UPGRADE DISTURBED PEOPLE: see above' : 'the upgrade disturbed no one');
  } finally {
    await locks.stop();
    await fleet.stop();
    await dropDatabase(name);
    rmSync(join(next, '../..'), { recursive: true });
    rmSync(folder, { recursive: true });
  }
}

interface Upgrade {
  fleet: UpgradeFleet;
  load: SteadyLoad;
  locks: LockWatch;
  next: string;
}

/** The steps of docs/ops/installing.md, with the duration and the longest wait for a lock of each. */
async function upgradeUnderLoad({ fleet, load, locks, next }: Upgrade) {
  const install = (...options: string[]) =>
    runEngineCommand(databaseUrl(name), ['suchi', 'install', ...options], {
      namespace: name,
      apiFolder: next,
    });
  let isNext = false;
  const steps: [phase: string, run: () => Promise<unknown>][] = [
    ['before', () => delay(quietSeconds * 1000)],
    ['expand', () => install('--expand')],
    ['first node', () => fleet.replaceNode(0, next)],
    ['second node', () => fleet.replaceNode(1, next)],
    ['worker', () => fleet.replaceWorker(next)],
    ['contract', () => install('--allow-drop', `${oldColumn.table}.${oldColumn.name}`)],
    [
      'after',
      async () => {
        fleet.switchWeb();
        [isNext] = await Promise.all([isOfRelease(next), delay(quietSeconds * 1000)]);
      },
    ],
  ];
  const measured = new Map<string, { seconds: number; 'longest lock wait ms': number }>();
  for (const [phase, run] of steps) {
    load.enter(phase);
    locks.take();
    const begun = performance.now();
    await run();
    const seconds = Number(((performance.now() - begun) / 1000).toFixed(1));
    measured.set(phase, { seconds, 'longest lock wait ms': locks.take() });
    say(`${phase}: ${seconds} s`);
  }
  return { steps: measured, isNext };
}

async function isOfRelease(apiFolder: string): Promise<boolean> {
  const said = await runEngineCommand(databaseUrl(name), ['suchi', 'check'], {
    namespace: name,
    apiFolder,
  }).catch(String);
  return said.startsWith('Nothing');
}

async function count(sql: string, values: unknown[] = []): Promise<number> {
  const [row] = await queryDatabase(name, `select count(*)::int as n from ${sql}`, values);
  return (row as { n: number }).n;
}

/** Compares what people were told with what the database has. */
async function isNothingLost({ authors, done }: People, isNext: boolean): Promise<boolean> {
  const waiting = `qdb_mail where state = 'queued'`;
  await waitUntil('every mail to be sent', async () => (await count(waiting)) === 0, { timeoutMs: 60_000 });
  let saved = 0;
  for (const { id, saved: text } of authors)
    saved += await count('qd_matrimonial_profile where "user" = $1 and designation = $2', [id, text]);
  const findings = [
    { what: 'forms with the words saved last', expected: authors.length, found: saved },
    { what: 'favourites', expected: done.favourites, found: await count(favourites) },
    {
      what: 'buyers with one order',
      expected: done.buyers.size,
      found: await count(`(select "user" from qd_order group by "user" having count(*) = 1) o`),
    },
    {
      what: 'rows that the migrations missed',
      expected: 0,
      found: await count(`qd_matrimonial_profile where bench_words = ''`),
    },
    {
      what: 'the database is that of the next release',
      expected: 1,
      found: Number(isNext),
    },
  ];
  console.table(findings.map((finding) => ({ ...finding, good: finding.expected === finding.found })));
  return findings.every(({ expected, found }) => expected === found);
}

await main();
