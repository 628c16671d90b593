import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookKind } from '@suchi/domain/print';

export const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/**
 * The files of the book, below the uploads. A folder has the name of its snapshot, so that work on the same book
 * finds what is already made. The engine serves nothing from here.
 */
export interface BookStorage {
  folder: string;
  /** Photos at print size and in inks, each under a hash of what it was made from. */
  photos: string;
  pathOf(snapshot: string, name: string): string;
  filePathOf(snapshot: string, kind: BookKind): string;
  /** Reads a file, or makes and keeps it. A file is there whole or not at all. */
  keep(snapshot: string, name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Deletes the folders of other snapshots, and what a killed worker left. */
  deleteOthers(kept: readonly string[]): Promise<void>;
}

const photosName = 'photos';

export function createBookStorage(uploads: string): BookStorage {
  const folder = join(uploads, 'books');
  const pathOf = (snapshot: string, name: string) => join(folder, snapshot, name);
  return {
    folder,
    photos: join(folder, photosName),
    pathOf,
    filePathOf: (snapshot, kind) => pathOf(snapshot, `${kind}.pdf`),
    keep: (snapshot, name, make) => keepFile(pathOf(snapshot, name), make),
    async deleteOthers(kept) {
      const isOther = (name: string) => name !== photosName && !kept.includes(name);
      const names = await readdir(folder).catch(() => []);
      await Promise.all(
        names.filter(isOther).map((name) => rm(join(folder, name), { recursive: true, force: true })),
      );
    },
  };
}

export async function keepFile(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  if (await isFile(path)) return readFile(path);
  const bytes = await make();
  await mkdir(join(path, '..'), { recursive: true });
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, bytes);
  await rename(own, path);
  return bytes;
}

export const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
