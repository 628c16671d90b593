// `pnpm bench:load`: people with think time use two API nodes and a worker behind nginx. `pnpm bench:load members ramp`
// names scenarios (load-scenarios.ts); without a name it is these two. `--profiles 3000` makes a community of that size.
// The load comes from the same cores, so the report says what each process used. Linux only.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dropDatabase, type Figures, projectRoot, recordFigures } from '@suchi/testing';
import { createRandom } from '../packages/demo/src/random.ts';
import { runStep } from '../scripts/run-step.ts';
import { type CpuWatch, watchCpu } from './cpu-shares.ts';
import { type RunningCrowds, startCrowds } from './crowd.ts';
import { describePhase, isGood, type PhaseReport, printReport } from './load-report.ts';
import { crowdOf, type Scenario, scenarios } from './load-scenarios.ts';
import type { Person } from './member-pages.ts';
import { foundTown, type Town } from './town.ts';
import type { SentRequest } from './virtual-browser.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { profiles: { type: 'string', default: '3000' }, keep: { type: 'boolean', default: false } },
});
const chosen = positionals.length > 0 ? positionals : ['members', 'ramp'];
const unknown = chosen.filter((name) => !(name in scenarios));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no ${unknown.join(', ')}: choose of ${Object.keys(scenarios).join(', ')}.\n`,
  );
  process.exit(1);
}

if (process.env['SUCHI_BUILT'] !== 'true') runStep('pnpm', ['build']);
const reports: Record<string, PhaseReport[]> = {};
for (const name of chosen) {
  const scenario = scenarios[name];
  if (scenario) reports[name] = await run(name, scenario);
}
const machine = { cpus: cpus().length, model: cpus()[0]?.model ?? '', node: process.version };
writeFileSync(
  join(projectRoot, 'bench/results-load.json'),
  `${JSON.stringify({ at: new Date().toISOString(), machine, profiles: Number(values.profiles), reports }, null, 2)}\n`,
);
if (reports['members']) recordFigures('load', summariseLoad(reports['members'], reports['ramp'] ?? []));
else recordFigures('peaks', summarisePeaks(Object.values(reports).flat()));

async function run(name: string, scenario: Scenario): Promise<PhaseReport[]> {
  const database = `suchi_bench_load_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), `${database}-`));
  const sent: SentRequest[] = [];
  console.log(`\n${name}: ${scenario.says}`);
  try {
    const town = await foundTown({
      name: database,
      folder,
      profiles: Number(values.profiles),
      sent: (request) => sent.push(request),
    });
    try {
      const found = await live(town, scenario, sent);
      printReport(found);
      // A ramp goes on until something breaks.
      const isWell = scenario.isShort ? found.every(({ failed }) => failed === 0) : found.every(isGood);
      if (!scenario.isRamp && !isWell) process.exitCode = 1;
      return found;
    } finally {
      await town.fleet.stop();
    }
  } finally {
    await dropDatabase(database);
    if (values.keep) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true });
  }
}

async function live(town: Town, scenario: Scenario, sent: SentRequest[]): Promise<PhaseReport[]> {
  const crowds: RunningCrowds<Person> = startCrowds(createRandom);
  const { nodes, worker, proxy } = town.fleet;
  const cpu: CpuWatch = await watchCpu(town.fleet.installation.namespace, {
    'node 1': nodes[0].pid,
    'node 2': nodes[1].pid,
    worker: worker.pid,
    nginx: proxy.pid,
  });
  const found: PhaseReport[] = [];
  for (const { name, seconds, arrivals } of scenario.phases) {
    for (const arrival of arrivals) crowds.add(crowdOf(town, arrival));
    crowds.enter(name);
    cpu.take();
    sent.length = 0;
    await delay(seconds * 1000);
    if (name === 'warm-up') continue;
    const report = describePhase({ name, seconds, pages: crowds.samples, sent: [...sent], cpu: cpu.take() });
    found.push(report);
    console.log(`${name}: p95 ${report['p95 ms']} ms, ${report.failed} of ${report.pages} pages failed`);
    if (scenario.isRamp && !isGood(report)) break;
  }
  crowds.enter('after');
  await crowds.stop();
  return found;
}

/** The rows of docs/proof.md. */
function summariseLoad([members]: PhaseReport[], ramp: PhaseReport[]): Figures {
  const held = ramp.filter(isGood).at(-1);
  return {
    pages: members?.pages ?? 0,
    'pages a second': members?.['a second'] ?? 0,
    requests: members?.requests ?? 0,
    failed: members?.failed ?? 0,
    'p50 ms': members?.['p50 ms'] ?? 0,
    'p95 ms': members?.['p95 ms'] ?? 0,
    ...(ramp.length > 0 && {
      'held at most': held?.phase ?? 'none',
      'broke at': ramp.find((step) => !isGood(step))?.phase ?? 'none',
    }),
  };
}

function summarisePeaks(phases: PhaseReport[]): Figures {
  return Object.fromEntries(
    phases.map(({ phase, pages, failed, 'p50 ms': p50, 'p95 ms': p95, 'others p95 ms': others }) => [
      phase,
      `${failed} of ${pages} pages failed, p50 ${p50} ms, p95 ${p95} ms, without sign-ins ${others} ms`,
    ]),
  );
}
