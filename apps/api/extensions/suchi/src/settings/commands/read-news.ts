import { newsPageSize, type publicNewsContract } from '@suchi/contracts/settings';
import { todayInIndia } from '@suchi/domain/basics';
import type * as z from 'zod/mini';
import { loadPictures, type PictureRow } from '../../media/commands/load-media.ts';
import type { Caller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { countNews, listNews, type NewsRow } from '../repository.ts';

export interface FoundNews {
  total: number;
  rows: NewsRow[];
  pictures: Map<string, PictureRow>;
}

export async function readNews({
  input,
  db,
  now,
}: ReadCall<z.output<typeof publicNewsContract.input>, Caller>): Promise<FoundNews> {
  const day = todayInIndia(now);
  const total = await countNews(db, day);
  const rows = await listNews(db, { day, limit: newsPageSize, offset: (input.page - 1) * newsPageSize });
  const ids = rows.map(({ picture }) => picture).filter((id) => id !== null);
  return { total, rows, pictures: await loadPictures(db, ids) };
}
