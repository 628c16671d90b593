import { photoUploadQuery, picture as pictureShape, type Picture } from '@suchi/contracts/profile';
import { photoLimits } from '@suchi/domain/profile';
import { codedError } from '../platform/coded-error.ts';
import type { Platform } from '../platform/platform.ts';
import { callerOf, type EngineRequest, memberOrStaff, parseInput } from '../platform/route.ts';
import { requireOwner } from './commands/require-owner.ts';
import { storePhoto } from './commands/store-photo.ts';
import { photoUploads } from './limits.ts';
import { presentPicture } from './present-picture.ts';
import { readBytes } from './read-bytes.ts';

/**
 * The steps of a declared route, for a body that is a photo and not JSON. Everything that can be refused without
 * reading is refused before the first byte is read.
 */
export async function receivePhoto(platform: Platform, request: EngineRequest): Promise<Picture> {
  const anybody = callerOf(request);
  await platform.limits.consume(photoUploads.rule, photoUploads.subject(anybody));
  const caller = memberOrStaff(anybody);
  const { user } = parseInput(photoUploadQuery, request.query);
  const ownerId = await requireOwner(platform.database, caller, user);
  const bytes = await readPhoto(request);

  const row = await storePhoto(platform, { bytes, ownerId, schema: request.schema });
  const picture = presentPicture(row, caller, { env: platform.env, now: platform.clock.now() });
  return platform.env.checksOutput ? pictureShape.parse(picture) : picture;
}

async function readPhoto(request: EngineRequest): Promise<Buffer> {
  if (!request.get('content-type')?.startsWith('image/')) throw codedError('PHOTO_NOT_AN_IMAGE');
  if (Number(request.get('content-length')) > photoLimits.maxBytes) throw codedError('PHOTO_TOO_LARGE');
  // A sender may say less than it sends, or nothing.
  const bytes = await readBytes(request, { atMostBytes: photoLimits.maxBytes });
  if (bytes === null) throw codedError('PHOTO_TOO_LARGE');
  return bytes;
}
