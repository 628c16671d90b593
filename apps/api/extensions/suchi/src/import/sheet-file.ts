import { sheetKeptMs } from '@suchi/domain/import';
import { codedError } from '../platform/coded-error.ts';
import type { JobPlatform } from '../platform/platform.ts';
import { readStored } from '../platform/storage/file-storage.ts';
import { deleteUnfinished } from './job-repository.ts';
import { readSheet, type Sheet } from './read-sheet.ts';

type Files = Pick<JobPlatform, 'storage'>;

const folder = 'imports/';
const nameOf = (job: number) => `${folder}${job}.csv`;

/** The engine serves nothing from here, and backups leave it out. */
export const keepSheet = ({ storage }: Files, job: number, bytes: Buffer): Promise<void> =>
  storage.write(nameOf(job), bytes);

export const deleteSheet = ({ storage }: Files, job: number): Promise<void> => storage.delete(nameOf(job));

export async function openSheet({ storage }: Files, job: number): Promise<Sheet> {
  const bytes = await readStored(storage, nameOf(job));
  if (bytes === null) throw codedError('IMPORT_REFUSED', { reason: 'no_file' });
  return readSheet(bytes);
}

/** Deletes sheets that nobody has imported within a day. */
export async function sweepSheets(
  { storage, database }: Pick<JobPlatform, 'storage' | 'database'>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - sheetKeptMs);
  const jobs = await deleteUnfinished(database, { before });
  let deleted = 0;
  for await (const { name, modifiedAt } of storage.list(folder)) {
    if (modifiedAt >= before && !jobs.some((job) => nameOf(job) === name)) continue;
    await storage.delete(name);
    deleted += 1;
  }
  return deleted;
}
