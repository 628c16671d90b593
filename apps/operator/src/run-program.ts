import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { OperatorError } from './exit.ts';
import { searchPath } from './settings/env.ts';

export interface Program {
  command: 'pg_dump' | 'pg_restore' | 'restic' | 'node';
  args: string[];
  /** Secrets go here and never into `args`, which every user of the machine can read. */
  env: Record<string, string>;
  cwd?: string;
}

/** A program that ended with another code than 0. */
export class ProgramFailed extends Error {
  readonly code: number | null;
  /** The end of what it wrote to standard error. */
  readonly words: string;

  constructor(command: string, code: number | null, words: string) {
    super(`${command} ended with ${code ?? 'a signal'}: ${reasonIn(words)}`);
    this.code = code;
    this.words = words;
  }
}

/** Later lines often say only that a helper ended, or quote a row. */
function reasonIn(words: string): string {
  const lines = words.trim().split('\n');
  return lines.find((line) => /error|fatal|nothing was changed/i.test(line)) ?? lines.at(-1) ?? '';
}

const maxWords = 4000;
const packages = { pg_dump: 'postgresql-client', pg_restore: 'postgresql-client', restic: 'restic' };

/** Starts a program and passes on its output while it runs, so that none of it is kept in memory. */
async function readProgram<T>(program: Program, consume: (output: Readable) => Promise<T>): Promise<T> {
  const { command, args, env, cwd } = program;
  const child = spawn(command === 'node' ? process.execPath : command, args, {
    env: { PATH: searchPath, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-maxWords);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(missingProgram(command, error)));
    child.once('close', resolve);
  });
  const [consumed, code] = await Promise.allSettled([consume(child.stdout), ended]);
  if (code.status === 'rejected') throw code.reason;
  if (code.value !== 0) throw new ProgramFailed(command, code.value, words);
  if (consumed.status === 'rejected') throw consumed.reason;
  return consumed.value;
}

function missingProgram(command: Program['command'], cause: Error): Error {
  if (command === 'node' || (cause as NodeJS.ErrnoException).code !== 'ENOENT') return cause;
  return new OperatorError(
    'failed',
    `The program ${command} is not on this machine.`,
    `Install it: apt install ${packages[command]}`,
    { cause },
  );
}

/** Runs a program whose output nobody needs. */
export async function runProgram(program: Program): Promise<void> {
  await readProgram(program, async (output) => {
    for await (const chunk of output) void chunk;
  });
}

/** For a program that writes a few lines. */
export async function readText(program: Program, maxBytes = 4 * 1024 * 1024): Promise<string> {
  return readProgram(program, async (output) => {
    let text = '';
    for await (const chunk of output as AsyncIterable<Buffer>) {
      text += chunk.toString();
      if (text.length > maxBytes) throw new Error(`${program.command} wrote more than expected`);
    }
    return text;
  });
}

export async function readLines(program: Program, eachLine: (line: string) => void): Promise<void> {
  await readProgram(program, async (output) => {
    for await (const line of createInterface({ input: output })) eachLine(line);
  });
}

export async function hashOutput(program: Program): Promise<string> {
  return readProgram(program, async (output) => {
    const hash = createHash('sha256');
    for await (const chunk of output as AsyncIterable<Buffer>) hash.update(chunk);
    return hash.digest('hex');
  });
}
