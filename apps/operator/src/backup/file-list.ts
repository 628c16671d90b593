import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import { type FileStorage, isWorkFile } from '@suchi/extension/file-storage';

/** What a manifest says of the files. Their list is a file of its own, in the format of `sha256sum`. */
export interface FileFacts {
  count: number;
  bytes: number;
  /** The checksum of the list. */
  listChecksum: string;
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

/** Where the files of a backup come from. */
export interface FileSource {
  storage: FileStorage;
  /** The folder that they are in; null if they are in a bucket. */
  folder: string | null;
}

/** False: the file was deleted since the files were listed. */
async function fetchFile({ storage, folder }: FileSource, name: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  if (folder !== null) return linkOrCopy(join(folder, name), to);
  const file = await storage.open(name);
  if (file !== null) await pipeline(file.stream, createWriteStream(to, { mode: 0o600 }));
  return file !== null;
}

/** A link costs no space and keeps its contents when the original is deleted meanwhile. */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error;
      await copyFile(from, to);
    });
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

interface Collecting {
  /** Files that the dump does not know yet are left out: they could still change. */
  until: Date;
  unfinished: ReadonlySet<string>;
}

/** Links or copies the files into a folder and writes the list with a checksum of each. */
export async function collectFiles(
  source: FileSource,
  to: { folder: string; list: string },
  { until, unfinished }: Collecting,
): Promise<FileFacts> {
  const list = createWriteStream(to.list, { mode: 0o600 });
  const facts = { count: 0, bytes: 0 };
  await mkdir(to.folder, { recursive: true });
  for await (const { name, modifiedAt } of source.storage.list('')) {
    // A bucket has whole files only, and a clock of its own.
    const isTooNew = source.folder !== null && modifiedAt > until;
    if (isTooNew || unfinished.has(name) || isWorkFile(name)) continue;
    const target = join(to.folder, name);
    if (!(await fetchFile(source, name, target))) continue;
    facts.count += 1;
    facts.bytes += (await stat(target)).size;
    if (!list.write(`${await hashFile(target)}  ${name}\n`))
      await new Promise<void>((resolve) => list.once('drain', resolve));
  }
  list.end();
  await finished(list);
  return { ...facts, listChecksum: await hashFile(to.list) };
}

const maxReasons = 20;

/** What differs between a folder and its list, one sentence each; at most twenty. */
export async function compareFiles(
  from: { folder: string; list: string },
  facts: FileFacts,
): Promise<string[]> {
  const reasons: string[] = [];
  if ((await hashFile(from.list)) !== facts.listChecksum) return ['the list of files was changed'];
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(from.list) })) {
    const [checksum, name] = [line.slice(0, 64), line.slice(66)];
    count += 1;
    const found = await hashFile(join(from.folder, name)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (found === null) reasons.push(`the file ${name} is missing`);
    else if (found !== checksum) reasons.push(`the file ${name} has other contents`);
    if (reasons.length >= maxReasons) return reasons;
  }
  if (count !== facts.count) reasons.push(`the list has ${count} files instead of ${facts.count}`);
  return reasons;
}
