import type { findPayerContract } from '@suchi/contracts/money';
import type * as z from 'zod/mini';
import { loadPictures, type PictureRow } from '../../../media/commands/load-media.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import type { ReadCall } from '../../../platform/route.ts';
import { findPayers, type PayerRow } from '../repository/desk-payments.ts';

const payersAtMost = 10;

export interface FoundPayers {
  rows: PayerRow[];
  pictures: ReadonlyMap<string, PictureRow>;
}

export async function findPayer({
  input,
  db,
}: ReadCall<z.output<typeof findPayerContract.input>, RoleCaller>): Promise<FoundPayers> {
  const rows = await findPayers(db, input.search, payersAtMost);
  const photos = rows.map(({ main_photo }) => main_photo).filter((id) => id !== null);
  return { rows, pictures: await loadPictures(db, photos) };
}
