import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** First and last byte. */
export interface FileRange {
  start: number;
  end: number;
}

export interface StoredFile {
  name: string;
  bytes: number;
  modifiedAt: Date;
}

export interface OpenFile {
  stream: Readable;
  /** The length of the stream. */
  bytes: number;
}

/** Where files are kept. A name is a path below the storage: `books/<snapshot>/proof.pdf`. */
export interface FileStorage {
  /** Null: there is no such file. */
  find(name: string): Promise<StoredFile | null>;
  /** Null: there is no such file. */
  open(name: string, range?: FileRange): Promise<OpenFile | null>;
  /** A file is there whole or not at all. */
  write(name: string, content: Uint8Array | Readable): Promise<void>;
  /** A file that is not there is no error. */
  delete(name: string): Promise<void>;
  /** The files whose names begin with the prefix, in no order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** A path for programs that need one: the file itself, or a copy that is kept. Only for files that never change. */
  toDisk(name: string): Promise<string | null>;
}

/** What is kept for work only, such as a sheet until it is imported: it is not moved and not backed up. */
export const isWorkFile = (name: string): boolean =>
  /^(copies\/|downloads\/|imports\/|books\/(photos\/|pages-))/.test(name);

export async function readStored(storage: Pick<FileStorage, 'open'>, name: string): Promise<Buffer | null> {
  const file = await storage.open(name);
  return file === null ? null : buffer(file.stream);
}

/** All files whose names begin with the prefix. */
export async function deleteStored(storage: FileStorage, prefix: string): Promise<void> {
  for await (const { name } of storage.list(prefix)) await storage.delete(name);
}
