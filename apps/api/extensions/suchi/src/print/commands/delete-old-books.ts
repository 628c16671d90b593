import { addDays, todayInIndia } from '@suchi/domain/basics';
import { bookFilesKeptDays } from '@suchi/domain/print';
import type { JobPlatform } from '../../platform/platform.ts';
import { createBookStorage } from '../book/book-storage.ts';
import { forgetSnapshots, listEndedSnapshots } from '../repository/book-jobs.ts';

/**
 * Deletes the files of books whose period is over: they still have everybody who was in them, also who has closed the
 * account since. What is on paper stays on paper. Safe on two workers, and twice.
 */
export async function deleteOldBooks({
  database,
  storage,
  uploads,
  clock,
}: Pick<JobPlatform, 'database' | 'storage' | 'uploads' | 'clock'>): Promise<number> {
  const before = addDays(todayInIndia(clock.now()), -bookFilesKeptDays);
  const ended = await listEndedSnapshots(database, before);
  const books = createBookStorage(storage, uploads);
  for (const snapshot of ended) await books.deleteSnapshot(snapshot);
  if (ended.length > 0) await forgetSnapshots(database, ended);
  return ended.length;
}
