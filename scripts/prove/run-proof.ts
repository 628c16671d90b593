import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { type Figures, projectRoot } from '@suchi/testing';
import type { Proof } from './proofs.ts';

const cache = path.join(projectRoot, 'node_modules/.cache/suchi');

export interface Outcome {
  result: 'passed' | 'FAILED' | `skipped: ${string}`;
  figures: Figures;
  seconds: number;
  logFile: string;
}

const searchPath = [
  path.dirname(process.execPath),
  path.join(projectRoot, 'node_modules/.bin'),
  process.env['PATH'] ?? '',
].join(path.delimiter);

function runCommand(
  [program = '', ...args]: readonly string[],
  { env = {}, log }: { env?: Record<string, string> | undefined; log: WriteStream },
): Promise<boolean> {
  // Each proof builds what it runs: an older build of this shell's would prove something else.
  const { SUCHI_BUILT: _, ...own } = process.env;
  log.write(`\n$ ${[program, ...args].join(' ')}\n`);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...own, PATH: searchPath, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once('error', (error) => {
      log.write(`${error.message}\n`);
      resolve(false);
    });
    child.once('close', (exitCode) => resolve(exitCode === 0));
  });
}

/** Why the proof cannot run on this machine, or null. */
async function findObstacle({ needs, probe }: Proof, log: WriteStream): Promise<string | null> {
  if (needs.length > 0 && !(await runCommand(['bash', 'scripts/need', ...needs], { log })))
    return `not everything of ${needs.join(', ')} could be installed`;
  if (probe && !(await runCommand(['bash', '-c', probe.command], { log }))) return probe.reason;
  return null;
}

async function runCommands({ commands }: Proof, args: readonly string[], log: WriteStream): Promise<boolean> {
  for (const [place, { words, env }] of commands.entries()) {
    const isLast = place === commands.length - 1;
    if (!(await runCommand([...words, ...(isLast ? args : [])], { env, log }))) return false;
  }
  return true;
}

function readFigures({ reports, figures }: Proof): Figures | null {
  if (!reports.every((name) => existsSync(path.join(cache, name)))) return null;
  return figures((name) => JSON.parse(readFileSync(path.join(cache, name), 'utf8')));
}

/** Runs one proof. `args` are passed on to its last command. */
export async function runProof(proof: Proof, args: readonly string[]): Promise<Outcome> {
  mkdirSync(cache, { recursive: true });
  // A report of an earlier run must not count for this one.
  for (const name of proof.reports) rmSync(path.join(cache, name), { force: true });
  const logFile = path.join(cache, `prove-${proof.name}.log`);
  const log = createWriteStream(logFile);
  const startedAt = performance.now();
  const finish = async (result: Outcome['result'], figures: Figures = {}): Promise<Outcome> => {
    await new Promise<void>((resolve) => log.end(resolve));
    return { result, figures, seconds: (performance.now() - startedAt) / 1000, logFile };
  };
  const obstacle = await findObstacle(proof, log);
  if (obstacle !== null) return finish(`skipped: ${obstacle}`);
  const hasPassed = await runCommands(proof, args, log);
  if (proof.cleanUp) await runCommand(proof.cleanUp.words, { log });
  const figures = readFigures(proof);
  return finish(hasPassed && figures !== null ? 'passed' : 'FAILED', figures ?? {});
}
