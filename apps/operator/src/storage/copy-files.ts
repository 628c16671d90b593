import { createHash } from 'node:crypto';
import type { FileStorage, StoredFile } from '@suchi/extension/file-storage';
import { isWorkFile } from '@suchi/extension/file-storage';

/** A file of a few hundred kilobytes mostly waits for the network. */
const filesAtOnce = 8;
const namedAtMost = 20;

export interface CopyReport {
  /** In both places, and the same. */
  files: number;
  bytes: number;
  copied: number;
  /** The names of files that were copied and are not the same, at most twenty. */
  different: string[];
}

interface Copying {
  from: FileStorage;
  to: FileStorage;
  leaveOut?: ReadonlySet<string>;
  /** Called after each file. */
  tell?: (report: CopyReport) => void;
}

/** Copies what is missing and compares every file by its checksum. What an earlier run has copied is not copied again. */
export async function copyFiles({ from, to, leaveOut, tell }: Copying): Promise<CopyReport> {
  const report: CopyReport = { files: 0, bytes: 0, copied: 0, different: [] };
  await eachFile(from, async (file) => {
    if (leaveOut?.has(file.name)) return;
    const result = await copyOne(from, to, file);
    if (result === 'different' && report.different.length < namedAtMost) report.different.push(file.name);
    if (result === 'copied') report.copied += 1;
    if (result === 'copied' || result === 'present') {
      report.files += 1;
      report.bytes += file.bytes;
    }
    tell?.(report);
  });
  return report;
}

async function copyOne(
  from: FileStorage,
  to: FileStorage,
  { name, bytes }: StoredFile,
): Promise<'present' | 'copied' | 'different' | 'deleted'> {
  const isThere = (await to.find(name))?.bytes === bytes;
  if (isThere && (await isSame(from, to, name))) return 'present';
  const source = await from.open(name);
  // By a member, since the files were listed.
  if (source === null) return 'deleted';
  await to.write(name, source.stream);
  return (await isSame(from, to, name)) ? 'copied' : 'different';
}

async function isSame(from: FileStorage, to: FileStorage, name: string): Promise<boolean> {
  const [one, other] = await Promise.all([hashOf(from, name), hashOf(to, name)]);
  return one !== null && one === other;
}

async function hashOf(storage: FileStorage, name: string): Promise<string | null> {
  const file = await storage.open(name);
  if (file === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of file.stream as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

/** Deletes the files of a storage that another one has too. */
export async function deleteCopied(from: FileStorage, to: FileStorage): Promise<number> {
  let deleted = 0;
  await eachFile(from, async ({ name, bytes }) => {
    if ((await to.find(name))?.bytes !== bytes) return;
    await from.delete(name);
    deleted += 1;
  });
  return deleted;
}

async function eachFile(storage: FileStorage, work: (file: StoredFile) => Promise<void>): Promise<void> {
  const files = storage.list('')[Symbol.asyncIterator]();
  const run = async () => {
    for (let next = await files.next(); next.done !== true; next = await files.next())
      if (!isWorkFile(next.value.name)) await work(next.value);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, run));
}
