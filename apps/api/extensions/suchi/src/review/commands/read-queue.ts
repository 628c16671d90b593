import type { reviewQueueContract } from '@suchi/contracts/review';
import { startOfDayInIndia } from '@suchi/domain/basics';
import type * as z from 'zod/mini';
import { loadPictures, type PictureRow } from '../../media/commands/load-media.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { countDecisions, listPending, type QueueRow } from '../repository.ts';

export interface ReadQueue {
  rows: QueueRow[];
  pictures: ReadonlyMap<string, PictureRow>;
  reviewedToday: number;
}

/** Fewer letters would match nearly every profile. */
const searchMinLength = 3;

export async function readQueue({
  input,
  caller,
  db,
  now,
}: ReadCall<z.output<typeof reviewQueueContract.input>, RoleCaller>): Promise<ReadQueue> {
  const search = input.search.length < searchMinLength ? '' : input.search;
  const rows = await listPending(db, { search, limit: input.limit });
  const photos = rows.map(({ main_photo }) => main_photo).filter((id) => id !== null);
  return {
    rows,
    pictures: await loadPictures(db, photos),
    reviewedToday: await countDecisions(db, caller.userId, startOfDayInIndia(now)),
  };
}
