import { unusedMediaHours } from '@suchi/domain/profiles';
import type { Platform } from '../../platform/platform.ts';
import { deleteStored } from '../../platform/storage/file-storage.ts';
import { deleteFileRow, findUnfinished, listAbandoned, listUnclaimed, listUnused } from '../repository.ts';

/** The bytes and all sizes first: while the storage does not respond, the row stays and the next run finds it. */
export async function deleteMedia(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  id: string,
): Promise<void> {
  await deleteStored(storage, id);
  await deleteFileRow(database, id);
}

/** False: the caller has no such upload. */
export async function cancelUpload(
  platform: Pick<Platform, 'database' | 'storage'>,
  upload: { tusId: string; uploaderId: string },
): Promise<boolean> {
  const id = await findUnfinished(platform.database, upload);
  if (id !== null) await deleteMedia(platform, id);
  return id !== null;
}

/**
 * Deletes unclaimed and abandoned uploads, and photos and videos that no profile, open revision or news post uses. The
 * engine deletes abandoned uploads every hour, but not from every kind of bucket.
 */
export async function sweepMedia(
  platform: Pick<Platform, 'database' | 'storage' | 'clock'>,
): Promise<{ uploads: number; media: number }> {
  const { database, clock } = platform;
  const before = new Date(clock.now().getTime() - unusedMediaHours * 60 * 60 * 1000);
  const uploads = [...(await listUnclaimed(database, before)), ...(await listAbandoned(database, before))];
  const media = await listUnused(database, before);
  for (const id of [...uploads, ...media]) await deleteMedia(platform, id);
  return { uploads: uploads.length, media: media.length };
}
