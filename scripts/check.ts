import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { forgetTierTimes, readTierTimes } from '@suchi/testing';

/**
 * `pnpm check`: every check that needs no running stack. All steps run, even after a failure; only failed
 * steps show their output. `node scripts/check.ts lint types` runs those two.
 */
interface Step {
  name: string;
  commands: string[][];
}

interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

const root = path.resolve(import.meta.dirname, '..');
const cache = 'node_modules/.cache/suchi';
const reporters = ['--reporter=minimal', '--reporter=./packages/testing/src/times/vitest-times.ts'];
const tsc = ['node', 'node_modules/@typescript/native/bin/tsc', '--noEmit', '--project'];

// The longest first, so that the short ones fill the second core.
const steps: Step[] = [
  {
    name: 'tests',
    commands: [['vitest', 'run', '--project=!unit-*', ...reporters]],
  },
  {
    name: 'rules',
    commands: [['vitest', 'run', '--project=unit-kolkata', '--coverage', ...reporters]],
  },
  {
    name: 'types',
    commands: [
      [...tsc, 'tsconfig.json'],
      [...tsc, 'apps/web/tsconfig.json'],
    ],
  },
  { name: 'lint', commands: [['oxlint', '--deny-warnings']] },
  {
    name: 'format',
    commands: [['prettier', '--check', '--cache', `--cache-location=${cache}/prettier`, '.']],
  },
  { name: 'dead code', commands: [['knip', '--no-progress']] },
  { name: 'boundaries', commands: [['node', 'scripts/check-boundaries.ts']] },
  { name: 'licences', commands: [['node', 'scripts/check-licences.ts']] },
  { name: 'secrets', commands: [['node', 'scripts/check-secrets.ts']] },
];

const searchPath = [
  path.dirname(process.execPath),
  path.join(root, 'node_modules/.bin'),
  process.env.PATH ?? '',
].join(path.delimiter);

function run(command: string[]): Promise<{ passed: boolean; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: searchPath, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ passed: false, output: `${output}${error.message}\n` }));
    child.on('close', (exitCode) => resolve({ passed: exitCode === 0, output }));
  });
}

async function runStep({ name, commands }: Step): Promise<Outcome> {
  const startedAt = performance.now();
  let passed = true;
  let output = '';
  for (const command of commands) {
    const result = await run(command);
    passed &&= result.passed;
    if (!result.passed) output += result.output;
  }
  return { name, passed, output, seconds: (performance.now() - startedAt) / 1000 };
}

function line({ name, passed, seconds }: Outcome): string {
  return `${passed ? 'PASS' : 'FAIL'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`;
}

/** Two at a time: CI has two cores. */
async function runAll(queue: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  async function work(): Promise<void> {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const outcome = await runStep(step);
      outcomes.push(outcome);
      console.log(line(outcome));
      if (!outcome.passed) console.log(`\n${outcome.output.trimEnd()}\n`);
    }
  }
  await Promise.all([work(), work()]);
  return outcomes;
}

function choose(names: string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`,
    );
    process.exit(2);
  }
  return names.length > 0 ? steps.filter(({ name }) => names.includes(name)) : [...steps];
}

/** The counts of the test run, after the reasons for skipped ones. */
function describeTests(): string {
  const tiers = readTierTimes();
  const reasons = new Set(tiers.flatMap(({ skipReasons = [] }) => skipReasons));
  const count = (field: 'passed' | 'failed' | 'skipped') => tiers.reduce((sum, tier) => sum + tier[field], 0);
  return [
    ...[...reasons].map((reason) => `skipped: ${reason}`),
    `tests: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
  ].join('\n');
}

const chosen = choose(process.argv.slice(2));
mkdirSync(path.join(root, cache), { recursive: true });
const hasTests = chosen.some(({ name }) => name === 'tests' || name === 'rules');
// Reports of an earlier run must not count for this one.
if (hasTests) forgetTierTimes();

const startedAt = performance.now();
const outcomes = await runAll([...chosen]);
const failed = outcomes.filter(({ passed }) => !passed);

console.log(`\n${chosen.length} steps in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
if (hasTests) console.log(describeTests());
console.log(
  failed.length === 0 ? 'check: PASS' : `check: FAIL (${failed.map(({ name }) => name).join(', ')})`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
