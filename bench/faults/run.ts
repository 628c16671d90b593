// `pnpm test:faults`: breaks one thing after the other under people who use the installation, and says for each what they
// got, whether the alert fired, how soon all was good again by itself, and whether anything was lost or done twice.
// `pnpm test:faults short` makes a few; `pnpm test:faults node-killed redis-stopped` makes these.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describeMissing, dropDatabase, recordFigures, waitUntil } from '@suchi/testing';
import { runStep } from '../../scripts/run-step.ts';
import { startLoad, type SteadyLoad, summarisePhases } from '../steady-load.ts';
import { prepareCommunity } from '../upgrade-community.ts';
import { startAlerts } from './alerts.ts';
import { auditAll } from './audit.ts';
import type { Fault, Scene } from './fault.ts';
import { faults } from './faults.ts';
import { startFleet } from './fleet.ts';
import { gatherPeople } from './people.ts';
import { canMount, makeSmallDisk } from './small-disks.ts';
import { judge, type Verdict } from './verdict.ts';

const asked = process.argv.slice(2);
const isShort = asked.includes('short');
const perSecond = 8;
const baselineMs = 3000;
/** So long without a refusal is good. */
const quietMs = 5000;
const alertTimeoutMs = 90_000;
const name = `suchi_faults_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), `${name}-`));
const startedAt = performance.now();
const secondsSince = (from: number) => Number(((performance.now() - from) / 1000).toFixed(1));

function say(text: string): void {
  console.log(`${secondsSince(startedAt).toFixed(0).padStart(4)} s  ${text}`);
}

/** `.ci/run` has four other steps beside the short form. The long form runs alone and keeps to the seconds. */
const beSlow = (fault: Fault): Fault => ({
  ...fault,
  answersWithin: fault.answersWithin * 3,
  recoversWithin: fault.recoversWithin * 3,
});

function choose(): Fault[] {
  if (asked.length === 0) return [...faults];
  if (isShort) return faults.filter((fault) => fault.isShort).map(beSlow);
  const unknown = asked.filter((one) => faults.every((fault) => fault.name !== one));
  if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}.`);
  return faults.filter((fault) => asked.includes(fault.name));
}

/** Why it cannot be made on this machine, or null. */
function findObstacle({ needs = [], needsMount }: Fault): string | null {
  if (needsMount && !canMount) return 'small file systems need root';
  return needs.length > 0 ? describeMissing(needs) : null;
}

async function main(): Promise<void> {
  if (process.env['SUCHI_BUILT'] !== 'true') runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
  // PostgreSQL runs as another user and has files in it.
  chmodSync(folder, 0o755);
  const uploads = makeSmallDisk(join(folder, 'uploads'), 64);
  const community = await prepareCommunity(name, {
    profiles: 2000,
    uploads: uploads.folder,
    start: 'template',
  });
  const fleet = await startFleet({ name, folder, sourceUrl: community.databaseUrl, uploads });
  await dropDatabase(name);
  const alerts = await startAlerts(fleet);
  const verdicts: Verdict[] = [];
  const left: string[] = [];
  try {
    await fleet.waitUntilReady();
    const ports = { webUrl: fleet.webUrl, query: fleet.query, community, control: fleet.provider.control };
    const scene = { fleet, people: await gatherPeople(ports), alerts, say, cuts: 0 };
    say('two nodes and a worker serve');
    for (const fault of choose()) {
      const obstacle = findObstacle(fault);
      if (obstacle === null) verdicts.push(await run(fault, scene));
      else left.push(`${fault.name} was left out: ${obstacle}`);
    }
  } finally {
    await alerts.stop();
    await fleet.stop();
    uploads.remove();
    if (verdicts.every(({ row }) => row.verdict === 'good')) rmSync(folder, { recursive: true });
    else say(`the logs are in ${folder}`);
  }
  report(verdicts, left);
}

function report(verdicts: readonly Verdict[], left: readonly string[]): void {
  console.table(verdicts.map(({ row }) => row));
  for (const { row, faults: found } of verdicts) for (const one of found) console.log(`${row.fault}: ${one}`);
  for (const line of left) console.log(line);
  const bad = verdicts.filter(({ row }) => row.verdict !== 'good');
  recordFigures('faults', {
    faults: verdicts.length,
    good: verdicts.length - bad.length,
    'left out': left.length,
    requests: verdicts.reduce((total, { row }) => total + row.requests, 0),
    ...Object.fromEntries(
      verdicts.map(({ row }) => [
        row.fault,
        `${row.verdict}: ${row.refused} of ${row.requests} refused, slowest ${row['slowest s']} s, alert after ${row['alert s']} s, good after ${row['good again s']} s`,
      ]),
    ),
  });
  if (bad.length > 0 || verdicts.length === 0) process.exitCode = 1;
  say(bad.length === 0 ? 'every fault ended well' : `${bad.length} FAULTS ENDED BADLY`);
}

async function run(fault: Fault, scene: Scene): Promise<Verdict> {
  await fault.before?.(scene);
  await scene.fleet.waitUntilReady();
  if (typeof fault.alert === 'string') await waitForAlert(scene, fault.alert, false);
  const load = startLoad(scene.people.actions, perSecond);
  await delay(baselineMs);
  load.enter('fault');
  const payers = [scene.people.pay(), scene.people.pay()];
  const causedAt = performance.now();
  say(`${fault.name}: ${fault.says}`);
  if (fault.cutsMails) scene.cuts += 1;
  await fault.cause(scene);
  const [alertAfter] = await Promise.all([
    typeof fault.alert === 'string' ? secondsUntilAlert(scene, fault.alert, causedAt) : null,
    delay(fault.seconds * 1000),
  ]);
  await fault.cure(scene);
  load.enter('after');
  const goodAfter = await secondsUntilGood(load, fault.recoversWithin);
  await Promise.all(payers);
  const samples = await load.stop();
  console.table(summarisePhases(samples));
  const findings = [...(await auditAll(scene)), ...((await fault.audit?.(scene)) ?? [])];
  await fault.after?.(scene);
  const verdict = judge(fault, { samples, alertAfter, goodAfter, findings });
  say(`${fault.name}: ${verdict.row.verdict}, good again after ${goodAfter ?? '–'} s`);
  for (const line of tell(samples)) say(line);
  for (const line of verdict.faults) say(`BAD: ${line}`);
  return verdict;
}

/** How often which refusal came. */
function tell(samples: readonly { failure: string | null }[]): string[] {
  const failures = samples.flatMap(({ failure }) => (failure === null ? [] : [failure]));
  return Object.entries(Object.groupBy(failures, String)).map(
    ([words, all]) => `  ${all?.length} × ${words}`,
  );
}

async function waitForAlert({ alerts }: Scene, alert: string, isWanted: boolean): Promise<void> {
  await waitUntil(
    `${alert} ${isWanted ? 'to fire' : 'to be quiet'}`,
    async () => (await alerts.listFiring()).includes(alert) === isWanted,
    { timeoutMs: alertTimeoutMs, everyMs: 250 },
  );
}

async function secondsUntilAlert(scene: Scene, alert: string, from: number): Promise<number | null> {
  return waitForAlert(scene, alert, true).then(
    () => secondsSince(from),
    () => null,
  );
}

/** Until the last refusal; null when there is no time in which all went well. */
async function secondsUntilGood(load: SteadyLoad, withinSeconds: number): Promise<number | null> {
  const curedAt = performance.now();
  const lastRefusal = () =>
    Math.max(
      curedAt,
      ...load.samples().flatMap((sample) => (sample.failure === null ? [] : [sample.endedAt])),
    );
  // Those that began since then: what hangs is no sign of health.
  const isGood = async () => {
    const since = lastRefusal();
    const good = load.samples().filter(({ endedAt, ms }) => endedAt - ms > since).length;
    return performance.now() - since > quietMs && good > perSecond * 3;
  };
  const options = { timeoutMs: withinSeconds * 1000 + quietMs, everyMs: 100 };
  return waitUntil('a time without a refusal', isGood, options).then(
    () => Number(((lastRefusal() - curedAt) / 1000).toFixed(1)),
    () => null,
  );
}

// Processes that it has started do not keep it awake, and at the end it waits for nothing else.
const awake = setInterval(() => {}, 1000);
await main().finally(() => clearInterval(awake));
