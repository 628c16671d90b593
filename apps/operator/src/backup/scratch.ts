import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** An empty folder that only this user may read, removed when `run` has ended. What a killed process left is removed first. */
export async function withScratch<T>(scratch: string, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(scratch, 'work');
  await rm(scratch, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await run(folder);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
