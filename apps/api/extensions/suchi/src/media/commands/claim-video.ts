import type { PlainErrorCode } from '@suchi/contracts/basics';
import type { claimVideoContract } from '@suchi/contracts/media';
import { checkVideo } from '@suchi/domain/profiles';
import { fileTypeFromBuffer } from 'file-type';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { readBytes } from '../../platform/read-bytes.ts';
import { findOwnVideo, findUpload, keepVideo, type UploadRow, type VideoRow } from '../repository.ts';
import { deleteMedia } from './delete-media.ts';
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
  const type = await readType(call.platform, upload);
  const reason = checkVideo({ type, bytes: upload.bytes });
  if (reason !== null) return discard(call, upload, codeOfReason[reason]);
  // An admin's upload becomes the member's.
  if (ownerId !== caller.userId) await requireRoom(tx, ownerId, upload.bytes);
  return keepVideo(tx, { ...upload, type: type ?? '' }, ownerId);
}

/** By the first bytes, not by the name. */
async function readType({ storage }: Platform, { file, bytes }: UploadRow): Promise<string | null> {
  const found = await storage.open(file, { start: 0, end: Math.min(bytes, headBytes) - 1 });
  const head = found === null ? null : await readBytes(found.stream, { atMostBytes: headBytes });
  const kind = head === null ? undefined : await fileTypeFromBuffer(head);
  return kind?.mime ?? null;
}

async function discard(
  { tx, platform }: ClaimCall,
  { id }: UploadRow,
  code: PlainErrorCode,
): Promise<Refusal> {
  await deleteMedia({ database: tx, storage: platform.storage }, id);
  return refuse(code);
}
