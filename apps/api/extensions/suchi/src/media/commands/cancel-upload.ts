import type { Platform } from '../../platform/platform.ts';
import { findUnfinished } from '../repository.ts';
import { deleteMedia } from './delete-media.ts';

/** False: the caller has no such upload. */
export async function cancelUpload(
  platform: Pick<Platform, 'database' | 'storage'>,
  upload: { tusId: string; uploaderId: string },
): Promise<boolean> {
  const id = await findUnfinished(platform.database, upload);
  if (id !== null) await deleteMedia(platform, id);
  return id !== null;
}
