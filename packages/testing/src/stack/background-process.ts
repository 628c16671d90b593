import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How to start a process that goes on beside us. */
export interface BackgroundCommand {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  logFile: string;
}

/** A process that was started, and how to end it. */
export interface BackgroundProcess {
  name: string;
  pid: number;
  /** Asks it to end and waits until it has; after the grace time it is killed. */
  stop(graceMs?: number): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  hasExited(): boolean;
  log(): string;
}

/** Starts a process in a group of its own, with its output in a file, so that it may outlive us. */
export function startBackgroundProcess(command: BackgroundCommand): BackgroundProcess {
  mkdirSync(dirname(command.logFile), { recursive: true });
  const log = openSync(command.logFile, 'a');
  const child = spawn(command.command, command.args, {
    cwd: command.cwd,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...command.env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.unref();
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command.name} could not be started`);

  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  const send = (signal: NodeJS.Signals) => {
    if (!hasExited()) process.kill(pid, signal);
  };
  return {
    name: command.name,
    pid,
    async stop(graceMs = 10_000) {
      send('SIGTERM');
      const timer = setTimeout(() => send('SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
    async kill() {
      send('SIGKILL');
      await exited;
    },
    hasExited,
    log: () => readFileSync(command.logFile, 'utf8'),
  };
}
