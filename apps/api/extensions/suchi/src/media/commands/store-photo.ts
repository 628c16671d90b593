import { randomUUID } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { deleteStored } from '../../platform/storage/file-storage.ts';
import type { CleanPhoto } from '../clean-photo.ts';
import { insertPhoto, type PictureRow } from '../repository.ts';
import { storeVariants } from '../variants.ts';
import { requireRoom } from './require-room.ts';

/** The bytes come first: a row always has its file, and no transaction waits for the storage. */
export async function storePhoto(
  { database, storage }: Platform,
  { width, height, blur, webp, variants }: CleanPhoto,
  {
    ownerId,
    hasQuota = true,
    folder = 'photos',
  }: { ownerId: string; hasQuota?: boolean; folder?: 'photos' | 'grievances' },
): Promise<PictureRow> {
  const id = randomUUID();
  const file = `${id}.webp`;
  const photo = { id, width, height, blur };
  try {
    await storage.write(file, webp);
    await storeVariants(storage, id, variants);
    await database.transaction(async (tx) => {
      if (hasQuota) await requireRoom(tx, ownerId, webp.length);
      await insertPhoto(tx, { ...photo, bytes: webp.length, file, ownerId, folder });
    });
  } catch (error) {
    // The first error is the one to tell.
    await deleteStored(storage, id).catch(() => undefined);
    throw error;
  }
  return photo;
}
