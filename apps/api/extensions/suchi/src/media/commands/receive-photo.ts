import type { photoUploadContract } from '@suchi/contracts/profile';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { Call } from '../../platform/route.ts';
import type { PictureRow } from '../repository.ts';
import { requireOwner } from './require-owner.ts';
import { storePhoto } from './store-photo.ts';

/** Takes a posted photo for its owner. Decoding is slow, so no transaction is open meanwhile. */
export async function receivePhoto({
  input,
  bytes,
  caller,
  schema,
  platform,
}: Call<z.output<typeof photoUploadContract.input>, RoleCaller>): Promise<PictureRow> {
  const ownerId = await requireOwner(platform.database, caller, input.user);
  return storePhoto(platform, { bytes, ownerId, schema });
}
