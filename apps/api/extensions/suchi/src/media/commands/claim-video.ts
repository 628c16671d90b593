import type { PlainErrorCode } from '@suchi/contracts/basics';
import type { claimVideoContract } from '@suchi/contracts/profile';
import { checkVideo } from '@suchi/domain/profile';
import { fileTypeFromBuffer } from 'file-type';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import { elevate } from '../../platform/elevate.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { readBytes } from '../../platform/read-bytes.ts';
import { findOwnVideo, findUpload, keepVideo, type UploadRow, type VideoRow } from '../repository.ts';
import { requireOwner } from './require-owner.ts';
import { requireRoom } from './require-room.ts';

type ClaimCall = WriteCall<z.output<typeof claimVideoContract.input>, RoleCaller>;

/** Enough bytes to detect the type. */
const headBytes = 4100;

const codeOfReason = { not_a_video: 'VIDEO_NOT_A_VIDEO', too_large: 'VIDEO_TOO_LARGE' } as const;

/** Makes an upload one of the owner's videos if its bytes are a video. Deletes it otherwise. */
export async function claimVideo(call: ClaimCall): Promise<VideoRow | Refusal> {
  const { tx, caller, input } = call;
  const ownerId = await requireOwner(tx, caller, input.user);
  // A client whose connection broke before the response sends the request again.
  const claimed = await findOwnVideo(tx, { id: input.id, ownerId });
  if (claimed) return claimed;

  const upload = await findUpload(tx, { id: input.id, uploaderId: caller.userId });
  if (!upload) throw codedError('FORBIDDEN');
  const type = await readType(call, upload);
  const reason = checkVideo({ type, bytes: upload.bytes });
  if (reason !== null) return discard(call, upload, codeOfReason[reason]);
  // An admin's upload becomes the member's.
  if (ownerId !== caller.userId) await requireRoom(tx, ownerId, upload.bytes);
  return keepVideo(tx, { ...upload, type: type ?? '' }, ownerId);
}

/** By the first bytes, not by the name. */
async function readType(
  { tx, schema, platform }: ClaimCall,
  { id, bytes }: UploadRow,
): Promise<string | null> {
  const options = elevate('members have no rights to files; this one is their upload', { knex: tx, schema });
  const range = bytes > headBytes ? { start: 0, end: headBytes - 1 } : undefined;
  const { stream } = await new platform.services.AssetsService(options).getAsset(
    id,
    { transformationParams: {} },
    range,
    true,
  );
  const head = await readBytes(await stream(), { atMostBytes: headBytes });
  const kind = head === null ? undefined : await fileTypeFromBuffer(head);
  return kind?.mime ?? null;
}

async function discard(
  { tx, schema, platform }: ClaimCall,
  { id }: UploadRow,
  code: PlainErrorCode,
): Promise<Refusal> {
  const options = elevate('what nobody may keep is deleted, bytes and all', { knex: tx, schema });
  await new platform.services.FilesService(options).deleteMany([id]);
  return refuse(code);
}
