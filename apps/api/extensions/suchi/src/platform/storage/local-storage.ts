import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage, StoredFile } from './file-storage.ts';

/** A file that is still being written, or was when its process was killed. */
const unfinished = /\.part-[0-9a-f-]{36}$/;

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Files in a folder. */
export function createLocalStorage(folder: string): FileStorage {
  // A name cannot lead out of the folder.
  const pathOf = (name: string) => join(folder, join(sep, name));
  const find = async (name: string): Promise<StoredFile | null> => {
    const found = await orNull(stat(pathOf(name)));
    return found?.isFile() ? { name, bytes: found.size, modifiedAt: found.mtime } : null;
  };
  return {
    find,
    async open(name, range) {
      const file = await orNull(open(pathOf(name)));
      if (file === null) return null;
      const bytes = range ? range.end - range.start + 1 : (await file.stat()).size;
      return { stream: file.createReadStream(range), bytes };
    },
    write: (name, content) => writeWhole(pathOf(name), content),
    delete: (name) => rm(pathOf(name), { force: true }),
    async *list(prefix) {
      for await (const path of pathsBelow(pathOf(prefix), prefix.endsWith('/') || prefix === '')) {
        const found = unfinished.test(path) ? null : await find(relative(folder, path));
        if (found !== null) yield found;
      }
    },
    toDisk: async (name) => ((await find(name)) === null ? null : pathOf(name)),
  };
}

/** Under another name first: what can be read under its own name is whole. */
export async function writeWhole(path: string, content: Uint8Array | Readable): Promise<void> {
  const own = `${path}.part-${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    // A list of one, because a stream of bytes would send them one by one.
    await pipeline(content instanceof Readable ? content : [content], createWriteStream(own));
    await rename(own, path);
  } catch (error) {
    await rm(own, { force: true });
    throw error;
  }
}

/** The paths that begin with this one; all of a folder. */
async function* pathsBelow(start: string, isFolder: boolean): AsyncGenerator<string> {
  const folder = isFolder ? start : dirname(start);
  const entries = await orNull(opendir(folder));
  if (entries === null) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (!isFolder && !path.startsWith(start)) continue;
    if (entry.isDirectory()) yield* pathsBelow(path, true);
    else if (entry.isFile() || entry.isSymbolicLink()) yield path;
  }
}
