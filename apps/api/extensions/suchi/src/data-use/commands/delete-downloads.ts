import type { JobPlatform } from '../../platform/platform.ts';
import { downloadFolder, idOfDownload } from '../download-file.ts';
import { listKnown } from '../repository.ts';

/** A file that is being written has its row; younger ones may be seen before it. */
const youngMs = 60 * 60_000;

/** Deletes the files whose rows are gone: their days are over, a newer one was asked for, or the account is deleted. */
export async function deleteDownloads({
  database,
  storage,
  clock,
}: Pick<JobPlatform, 'database' | 'storage' | 'clock'>): Promise<number> {
  const young = clock.now().getTime() - youngMs;
  const names: string[] = [];
  for await (const { name, modifiedAt } of storage.list(downloadFolder))
    if (modifiedAt.getTime() < young) names.push(name);
  const known = await listKnown(database, names.map(idOfDownload));
  const ended = names.filter((name) => !known.has(idOfDownload(name)));
  for (const name of ended) await storage.delete(name);
  return ended.length;
}
