import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from '@suchi/testing';

export interface CommandResult {
  exitCode: number | null;
  /** The end of what it printed. */
  output: string;
  isTimedOut: boolean;
}

interface CommandOptions {
  cwd: string;
  env?: Record<string, string | undefined>;
  limitMs: number;
}

const searchPath = [
  dirname(process.execPath),
  join(projectRoot, '.toolchain/node_modules/.bin'),
  process.env['PATH'] ?? '',
].join(delimiter);
const keptOutput = 20_000;

/** Runs a command in a process group of its own, which ends when its time is over or this process is stopped. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  { cwd, env = {}, limitMs }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH: searchPath, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    let isTimedOut = false;
    const end = (signal: NodeJS.Signals) => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
    };
    const stop = () => {
      end('SIGTERM');
      endLeftovers(cwd);
      process.exit(130);
    };
    const timer = setTimeout(() => {
      isTimedOut = true;
      end('SIGKILL');
    }, limitMs);
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-keptOutput);
    };
    const finish = (exitCode: number | null) => {
      clearTimeout(timer);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ exitCode, output, isTimedOut });
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => {
      output += error.message;
      finish(null);
    });
    child.once('close', finish);
  });
}

/** Returns what the command printed, and throws it when the command fails. */
export async function requireCommand(command: readonly string[], options: CommandOptions): Promise<string> {
  const { exitCode, output } = await runCommand(command, options);
  if (exitCode !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
  return output.trim();
}

/** Ends the servers that a failed test did not stop: processes that work inside this folder. Needs Linux's `/proc`. */
export function endLeftovers(folder: string): void {
  if (!existsSync('/proc/self/cwd')) return;
  for (const pid of readdirSync('/proc').map(Number)) {
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    try {
      const works = readlinkSync(`/proc/${pid}/cwd`);
      if (works === folder || works.startsWith(`${folder}/`)) process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, or belongs to another user.
    }
  }
}
