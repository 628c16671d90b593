import { unusedMediaHours } from '@suchi/domain/profile';
import type { Platform } from '../../platform/platform.ts';
import { listAbandoned, listUnclaimed, listUnused } from '../repository.ts';
import { deleteMedia } from './delete-media.ts';

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
