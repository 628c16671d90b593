import { spawnSync } from 'node:child_process';
import { projectRoot } from '@suchi/testing';

/** Runs a command in the foreground and exits with its code if it fails. */
export function runStep(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
