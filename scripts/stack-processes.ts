import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@suchi/testing';

export const stackFolder = join(projectRoot, '.stack');
export const processesFile = join(stackFolder, 'processes.json');

/** Ends every recorded process and returns the names of those that were still running. */
export function stopStack(): string[] {
  if (!existsSync(processesFile)) return [];
  const noted = JSON.parse(readFileSync(processesFile, 'utf8')) as { name: string; pid: number }[];
  const stopped = noted.filter(({ pid }) => endProcess(pid)).map(({ name }) => name);
  rmSync(processesFile);
  rmSync(join(stackFolder, 'urls.json'), { force: true });
  return stopped;
}

function endProcess(pid: number): boolean {
  try {
    process.kill(pid, 'SIGTERM');
    return true;
  } catch {
    return false;
  }
}
