import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropDatabase } from '../stack/databases.ts';
import { projectRoot } from '../stack/project-root.ts';
import { waitUntil } from '../stack/wait-until.ts';

// A test worker does not know which file is its last. So it notes what it has started for all of them, and the run
// stops that at the end.
const folder = join(projectRoot, 'node_modules/.cache/suchi/shared');

export function noteShared(kind: 'process' | 'database', name: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${kind} ${name}`), '');
}

/** Call it when a process has ended: its number is soon given to another. */
export function unnoteShared(kind: 'process' | 'database', name: string): void {
  rmSync(join(folder, `${kind} ${name}`), { force: true });
}

/** Before a run: notes of a run that was killed could name processes of others by now. */
export function forgetShared(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Stops the processes, then drops the databases. */
export async function endShared(): Promise<void> {
  const notes = existsSync(folder) ? readdirSync(folder).map((note) => note.split(' ')) : [];
  const pids = notes.filter(([kind]) => kind === 'process').map(([, pid]) => Number(pid));
  for (const pid of pids) signal(pid, 'SIGTERM');
  await waitUntil('the shared processes to end', async () => pids.every((pid) => !signal(pid, 0)));
  for (const [kind, name] of notes) if (kind === 'database' && name) await dropDatabase(name);
  forgetShared();
}

/** False if there is no such process. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
