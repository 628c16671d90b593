import { Readable } from 'node:stream';
import type { SchemaOverview } from '@directus/types';
import { mediaFolderIds } from '@suchi/domain/profile';
import { elevate } from '../../platform/elevate.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CleanPhoto } from '../clean-photo.ts';
import { countErrors } from '../count-errors.ts';
import type { PictureRow } from '../repository.ts';
import { storeVariants } from '../variants.ts';
import { requireRoom } from './require-room.ts';

export async function storePhoto(
  platform: Platform,
  photo: CleanPhoto,
  { ownerId, schema, hasQuota = true }: { ownerId: string; schema: SchemaOverview; hasQuota?: boolean },
): Promise<PictureRow> {
  const id = await platform.database.transaction(async (tx) => {
    if (hasQuota) await requireRoom(tx, ownerId, photo.webp.length);
    const options = elevate('members have no rights to files; ours are checked and cleaned first', {
      knex: tx,
      schema,
    });
    const row = fileRow(photo, ownerId);
    return countErrors(
      platform.metrics,
      'write',
      new platform.services.FilesService(options).uploadOne(Readable.from([photo.webp]), row, undefined, {
        emitEvents: false,
      }),
    );
  });
  await countErrors(platform.metrics, 'write', storeVariants(platform.uploads, id, photo.variants));
  return { id, width: photo.width, height: photo.height, blur: photo.blur };
}

// The file's name on the phone can be personal and is not stored.
function fileRow({ width, height, blur }: CleanPhoto, ownerId: string): Record<string, unknown> {
  return {
    folder: mediaFolderIds.photos,
    filename_download: 'photo.webp',
    title: 'Photo',
    type: 'image/webp',
    uploaded_by: ownerId,
    width,
    height,
    metadata: { blur },
  };
}
