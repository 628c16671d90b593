import { Readable } from 'node:stream';
import type { SchemaOverview } from '@directus/types';
import { mediaFolderIds } from '@suchi/domain/profile';
import { codedError } from '../../platform/coded-error.ts';
import { elevate } from '../../platform/elevate.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CleanPhoto, cleanPhoto } from '../clean-photo.ts';
import type { PictureRow } from '../repository.ts';
import { prepareVariants } from '../variants.ts';

/** What came in, and whose it will be. */
export interface PhotoUpload {
  bytes: Buffer;
  ownerId: string;
  schema: SchemaOverview;
}

const codeOfReason = { not_an_image: 'PHOTO_NOT_AN_IMAGE', too_large: 'PHOTO_TOO_LARGE' } as const;

/** Cleans a photo, keeps it among the owner's and makes its sizes. */
export async function storePhoto(platform: Platform, upload: PhotoUpload): Promise<PictureRow> {
  const photo = await cleanPhoto(upload.bytes);
  if (typeof photo === 'string') throw codedError(codeOfReason[photo]);
  const id = await platform.database.transaction((tx) => {
    const options = elevate('members have no rights to files; ours are checked and cleaned first', {
      knex: tx,
      schema: upload.schema,
    });
    return new platform.services.FilesService(options).uploadOne(
      Readable.from([photo.webp]),
      fileRow(photo, upload.ownerId),
      undefined,
      { emitEvents: false },
    );
  });
  const picture = { id, width: photo.width, height: photo.height, blur: photo.blur };
  await prepareVariants(platform, upload.schema, picture);
  return picture;
}

// The name it had on somebody's telephone is nobody's business and is not kept.
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
