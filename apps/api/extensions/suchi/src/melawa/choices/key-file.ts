import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListKey } from './seal-list.ts';

// The private keys: in a folder that only the worker's user reads, outside of what is backed up.

const nameOf = (key: string) => `${key}.json`;

export async function writeKey(folder: string, key: string, content: ListKey): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, nameOf(key));
  await writeFile(`${file}.new`, JSON.stringify(content), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

/** Null: this worker does not have it. */
export async function readKey(folder: string, key: string): Promise<ListKey | null> {
  try {
    return JSON.parse(await readFile(join(folder, nameOf(key)), 'utf8')) as ListKey;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Overwritten first. Where the disk keeps old blocks, nothing is left that the key could open. */
export async function destroyKey(folder: string, key: string): Promise<void> {
  const file = join(folder, nameOf(key));
  const content = await readKey(folder, key);
  if (content === null) return;
  await writeFile(file, '0'.repeat(JSON.stringify(content).length), { flush: true });
  await rm(file);
}

const oldestMs = 26 * 3_600_000;

/** A key lives for a day at most: an older one was left behind by a worker that is no more. */
export async function destroyOldKeys(folder: string, now: Date): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let destroyed = 0;
  for (const name of names) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs < oldestMs) continue;
    await rm(join(folder, name));
    destroyed += 1;
  }
  return destroyed;
}
