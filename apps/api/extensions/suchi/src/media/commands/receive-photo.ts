import type { photoUploadContract } from '@suchi/contracts/media';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { Call } from '../../platform/route.ts';
import type { PhotoQueue } from '../photo-queue.ts';
import type { PictureRow } from '../repository.ts';
import { preparePhoto } from './prepare-photo.ts';
import { requireOwner } from './require-owner.ts';
import { requireRoom } from './require-room.ts';
import { storePhoto } from './store-photo.ts';

type PhotoCall = Call<z.output<typeof photoUploadContract.input>, RoleCaller>;

/** Waits and decodes without an open transaction. */
export async function receivePhoto(
  { input, bytes, caller, platform }: PhotoCall,
  queue: PhotoQueue,
): Promise<PictureRow> {
  const ownerId = await requireOwner(platform.database, caller, input.user);
  // Checked again when the photo is stored; here it avoids wasted work.
  await requireRoom(platform.database, ownerId, 1);
  const photo = await queue.prepare(caller.userId, bytes);
  return storePhoto(platform, photo, { ownerId });
}

/** A photo of this account's candidate, for a room that has decided who may. */
export async function receivePhotoOf(
  { bytes, caller, platform }: Call<unknown, RoleCaller>,
  ownerId: string,
): Promise<PictureRow> {
  await requireRoom(platform.database, ownerId, 1);
  return storePhoto(platform, await preparePhoto(platform, caller.userId, bytes), { ownerId });
}

/** Without a quota: only admins write news, and unused pictures are deleted. */
export async function receiveNewsPicture(
  { bytes, caller, platform }: Call<object, RoleCaller>,
  queue: PhotoQueue,
): Promise<PictureRow> {
  const photo = await queue.prepare(caller.userId, bytes);
  return storePhoto(platform, photo, { ownerId: caller.userId, hasQuota: false });
}

/** For a grievance of the caller's own. It belongs to the caller, whose quota it counts to, until one uses it. */
export async function receiveGrievancePicture(
  { bytes, caller, platform }: Call<object, RoleCaller>,
  queue: PhotoQueue,
): Promise<PictureRow> {
  const ownerId = await requireOwner(platform.database, caller, undefined);
  await requireRoom(platform.database, ownerId, 1);
  const photo = await queue.prepare(caller.userId, bytes);
  return storePhoto(platform, photo, { ownerId, folder: 'grievances' });
}
