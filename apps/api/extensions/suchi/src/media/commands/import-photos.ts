import type { Platform } from '../../platform/platform.ts';
import { createPhotoPool } from '../photo-pool.ts';
import { storePhoto } from './store-photo.ts';

/** Why a photo of a folder was not stored. */
export type PhotoProblem = 'photo_not_an_image' | 'photo_too_large';

export interface PhotoImport {
  /** The id of the stored photo, encoded again and without metadata. */
  store(bytes: Uint8Array, ownerId: string): Promise<{ id: string } | PhotoProblem>;
}

/** Photos of a folder take the same way as those that members send. */
export function createPhotoImport(platform: Platform): PhotoImport {
  const pool = createPhotoPool();
  return {
    async store(bytes, ownerId) {
      const photo = await pool.clean(bytes);
      if (typeof photo === 'string') return photo === 'too_large' ? 'photo_too_large' : 'photo_not_an_image';
      return { id: (await storePhoto(platform, photo, { ownerId })).id };
    },
  };
}
