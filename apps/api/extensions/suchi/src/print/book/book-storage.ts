import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookKind, BookPart } from '@suchi/domain/print';
import {
  deleteStored,
  type FileStorage,
  type OpenFile,
  readStored,
  type StoredFile,
} from '../../platform/storage/file-storage.ts';
import { writeWhole } from '../../platform/storage/local-storage.ts';

export const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/**
 * The files of the book. They are below a name for their snapshot, so that work on the same book finds what is already
 * made. The engine serves nothing from here.
 */
export interface BookStorage {
  /** On this machine: where pages lie while they are printed. */
  folder: string;
  /** On this machine: photos at print size and in inks, each under a hash of what it was made from. */
  photos: string;
  find(snapshot: string, name: string): Promise<StoredFile | null>;
  open(snapshot: string, name: string): Promise<OpenFile | null>;
  /** Of a file that must be there. */
  read(snapshot: string, name: string): Promise<Buffer>;
  /** The path of a file that must be there. */
  toDisk(snapshot: string, name: string): Promise<string>;
  /** Reads a file, or makes and keeps it. A file is there whole or not at all. */
  keep(snapshot: string, name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  deleteSnapshot(snapshot: string): Promise<void>;
  /** Deletes what belongs to other snapshots, and what a killed worker left. */
  deleteOthers(kept: readonly string[]): Promise<void>;
}

const top = 'books';
const photosName = 'photos';

/** The proof is one file; for the press the cover is a file of its own. */
export const bookFileName = (kind: BookKind, part: BookPart = 'inside') =>
  part === 'cover' ? `${kind}-cover.pdf` : `${kind}.pdf`;

/** The uploads are the files themselves, or a folder of this machine for copies. */
export function createBookStorage(files: FileStorage, uploads: string): BookStorage {
  const folder = join(uploads, top);
  const nameOf = (snapshot: string, name: string) => `${top}/${snapshot}/${name}`;
  return {
    folder,
    photos: join(folder, photosName),
    find: (snapshot, name) => files.find(nameOf(snapshot, name)),
    open: (snapshot, name) => files.open(nameOf(snapshot, name)),
    read: async (snapshot, name) => orMissing(await readStored(files, nameOf(snapshot, name))),
    toDisk: async (snapshot, name) => orMissing(await files.toDisk(nameOf(snapshot, name))),
    async keep(snapshot, name, make) {
      const kept = await readStored(files, nameOf(snapshot, name));
      if (kept !== null) return kept;
      const bytes = await make();
      await files.write(nameOf(snapshot, name), bytes);
      return bytes;
    },
    async deleteSnapshot(snapshot) {
      await deleteStored(files, `${top}/${snapshot}/`);
      await rm(join(folder, snapshot), { recursive: true, force: true });
    },
    async deleteOthers(kept) {
      const isOther = (name: string) => name !== photosName && !kept.includes(name);
      for await (const { name } of files.list(`${top}/`))
        if (isOther(name.split('/')[1] ?? '')) await files.delete(name);
      await deleteFolders(folder, isOther);
    },
  };
}

function orMissing<T>(found: T | null): T {
  if (found === null) throw new Error('a file of the book is missing');
  return found;
}

async function deleteFolders(folder: string, isOther: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.filter(isOther).map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
}

/** The same for a file on this machine. */
export async function keepFile(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await readFile(path).catch(() => null);
  if (kept !== null) return kept;
  const bytes = await make();
  await writeWhole(path, bytes);
  return bytes;
}
