// `pnpm prove`: the long proofs, one after another, into docs/proof.md. `pnpm prove fuzz book`: only these; the rows of
// the others stay. `--list` names them. `pnpm prove fuzz -- --requests 1000` passes options on to one of them.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@suchi/testing';
import { format, resolveConfig } from 'prettier';
import { describeDuration, describeFigures, updatePage } from './proof-page.ts';
import { type Proof, proofs } from './proofs.ts';
import { type Outcome, runProof } from './run-proof.ts';

const page = path.join(projectRoot, 'docs/proof.md');

function choose(names: readonly string[]): readonly Proof[] {
  const unknown = names.filter((name) => !proofs.some((proof) => proof.name === name));
  if (unknown.length > 0)
    throw new Error(
      `no such proof: ${unknown.join(', ')}. There are: ${proofs.map(({ name }) => name).join(', ')}`,
    );
  return names.length === 0 ? proofs : proofs.filter(({ name }) => names.includes(name));
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();

/** The page itself changes with each run. */
function describeCommit(): string {
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/proof.md');
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : ' and changes'}`;
}

async function record({ name }: Proof, { result, figures, seconds }: Outcome): Promise<void> {
  const [date, commit] = [new Date().toISOString().slice(0, 10), describeCommit()];
  const row = {
    name,
    result,
    figures: describeFigures(figures),
    duration: describeDuration(seconds),
    date,
    commit,
  };
  const run = {
    date,
    commit,
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
  };
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const text = updatePage(before, row, { proofs, run });
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
}

function show(proof: Proof, { result, figures, seconds, logFile }: Outcome): void {
  const measured = describeFigures(figures);
  console.log(`${proof.name}: ${result}, ${describeDuration(seconds)}${measured && `; ${measured}`}`);
  if (result !== 'FAILED') return;
  console.log(readFileSync(logFile, 'utf8').split('\n').slice(-60).join('\n'));
  console.log(`all of it: ${path.relative(projectRoot, logFile)}`);
}

async function prove(names: readonly string[], args: readonly string[]): Promise<void> {
  const chosen = choose(names);
  if (args.length > 0 && chosen.length !== 1) throw new Error('options after -- are for one proof');
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const proof of chosen) {
    console.log(`\n${proof.name}: ${proof.says}`);
    const outcome = await runProof(proof, args);
    show(proof, outcome);
    // After each, so that a run that is stopped keeps what it has.
    await record(proof, outcome);
    counts[outcome.result === 'passed' ? 'passed' : outcome.result === 'FAILED' ? 'failed' : 'skipped'] += 1;
  }
  console.log(`\nprove: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

const words = process.argv.slice(2);
const bar = words.includes('--') ? words.indexOf('--') : words.length;
if (words.includes('--list')) for (const { name, says } of proofs) console.log(`${name.padEnd(10)}${says}`);
else await prove(words.slice(0, bar), words.slice(bar + 1));
