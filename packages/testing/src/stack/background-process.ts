import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How to start a background process. */
export interface BackgroundCommand {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  logFile: string;
}

/** A background process, and how to end it. */
export interface BackgroundProcess {
  name: string;
  pid: number;
  /** Terminates it and waits until it has ended; kills it after the grace time. */
  stop(graceMs?: number): Promise<void>;
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>;
  hasExited(): boolean;
  log(): string;
}

/** Starts a process in its own group, with its output in a file, so that it may outlive this one. */
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
