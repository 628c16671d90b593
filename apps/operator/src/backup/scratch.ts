import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fullDisk, fullDiskPattern, OperatorError } from '../exit.ts';
import { ProgramFailed } from '../run-program.ts';

/** PostgreSQL names files of its own folder; all others write into the scratch folder. */
export function explainFullDisk(error: Error, scratch: string): OperatorError | null {
  const words = error instanceof ProgramFailed ? error.words : error.message;
  if (!fullDiskPattern.test(words)) return null;
  const isServer = /could not extend file|"(base|pg_wal)\//.test(words);
  return Object.assign(fullDisk(isServer ? 'the database of PostgreSQL' : scratch), { cause: error });
}

/** An empty folder that only this user may read, removed when `run` has ended. What a killed process left is removed first. */
export async function withScratch<T>(scratch: string, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(scratch, 'work');
  await rm(scratch, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await run(folder);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw explainFullDisk(error as Error, scratch) ?? error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
