import { videoLimits } from '@suchi/domain/profiles';
import type { NextFunction, Request, Response } from 'express';
import { callerOf, type EngineRequest, requireAccess } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import { elevateToAdmin } from '../platform/elevate.ts';
import type { Platform } from '../platform/platform.ts';
import { cancelUpload } from './commands/delete-media.ts';
import { requireRoom } from './commands/require-room.ts';

/** Each started upload may use 20 MB for a day. */
const videoUploads = { name: 'video-upload', times: 20, perSeconds: 60 * 60 };

/** The requests of a resumable upload: method, and path after `/files/tus`. All others are refused. */
const uploadSteps: Record<string, RegExp> = {
  POST: /^\/?$/,
  HEAD: /^\/[0-9a-f]{32}$/,
  PATCH: /^\/[0-9a-f]{32}$/,
};

const encodeMetadata = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/**
 * The engine takes every column of a file from the upload's metadata, even the owner, the folder and a file to
 * replace. So the sender's metadata is never passed on.
 */
const fixedMetadata = encodeMetadata({
  filename_download: 'video.bin',
  type: 'application/octet-stream',
  title: 'Upload',
});

/** There is no such file; it only matters that the storage says so. */
const anyName = 'no-such-file';

const isOperator = (request: EngineRequest) => request.accountability?.admin === true;

/** In front of the engine's file routes. Members and staff can reach only the resumable upload. */
export function guardFiles(platform: Platform) {
  const uploading = new WeakSet<Request>();

  const guardUploads = (request: Request, response: Response, next: NextFunction): void => {
    const asked = request as EngineRequest;
    if (isOperator(asked)) {
      next();
      return;
    }
    const answer = async () => {
      if (await answerDelete(platform, asked, response)) return;
      await prepareUpload(platform, asked, response);
      uploading.add(request);
      next();
    };
    answer().catch(next);
  };

  const guardRest = (request: Request, _response: Response, next: NextFunction): void => {
    const mayPass = uploading.has(request) || isOperator(request as EngineRequest);
    next(mayPass ? undefined : codedError('FORBIDDEN'));
  };

  return { guardUploads, guardRest };
}

/** Not left to the engine, whose request many buckets refuse. True: this request is answered. */
async function answerDelete(
  platform: Platform,
  request: EngineRequest,
  response: Response,
): Promise<boolean> {
  const [, tusId] = /^\/([0-9a-f]{32})$/.exec(request.path) ?? [];
  if (request.method !== 'DELETE' || tusId === undefined) return false;
  const { userId } = await requireAccess(platform, 'member', callerOf(request));
  const isFound = await cancelUpload(platform, { tusId, uploaderId: userId });
  response
    .status(isFound ? 204 : 404)
    .set('tus-resumable', '1.0.0')
    .end();
  return true;
}

async function prepareUpload(platform: Platform, request: EngineRequest, response: Response): Promise<void> {
  const caller = await requireAccess(platform, 'member', callerOf(request));
  if (!uploadSteps[request.method]?.test(request.path)) throw codedError('FORBIDDEN');
  await platform.share.charge(caller.userId, requireSmallPiece(request) * msOfByte);
  if (request.method === 'POST') {
    const bytes = readStatedSize(request);
    await platform.limits.consume(videoUploads, caller.userId);
    await beginAlone(platform, caller.userId, response);
    await requireRoom(platform.database, caller.userId, bytes);
    request.headers['upload-metadata'] = fixedMetadata;
  }
  // The engine has no code for a storage that does not respond. This finds out before it is asked.
  if (request.method !== 'HEAD') await platform.storage.find(anyName);
  // For this request only. The engine still limits each account to its own uploads.
  request.accountability = elevateToAdmin(
    'members have no rights to files; every part of this upload was checked above',
    caller.accountability,
  );
}

/** What a node needs to store a byte: 20 ms for a MiB, so beside others an account gets 5 MiB a second. */
const msOfByte = 20 / 1024 ** 2;

/** The bytes of the piece. A whole video in one request would keep everybody else of the node waiting. */
function requireSmallPiece(request: EngineRequest): number {
  const isUnmeasured = request.get('transfer-encoding') !== undefined;
  const bytes = Number(request.get('content-length') ?? 0);
  if (isUnmeasured || bytes > videoLimits.pieceBytes) throw codedError('INVALID_PAYLOAD', { fields: {} });
  return bytes;
}

/** A size sent later would bypass the limit and the quota. Joining uploads is not supported. */
function readStatedSize(request: EngineRequest): number {
  const stated = request.get('upload-length') ?? '';
  const isPlain = ['upload-concat', 'upload-defer-length'].every((name) => request.get(name) === undefined);
  if (!/^\d{1,12}$/.test(stated) || !isPlain) throw codedError('INVALID_PAYLOAD', { fields: {} });
  const bytes = Number(stated);
  if (bytes > videoLimits.maxBytes) throw codedError('VIDEO_TOO_LARGE');
  return bytes;
}

/**
 * One new upload at a time per account. The engine creates its row outside our transactions, so two at once could
 * both fit into the same room.
 */
async function beginAlone({ redis, env }: Platform, userId: string, response: Response): Promise<void> {
  const key = `${env.namespace}:upload-begins:${userId}`;
  if ((await redis.set(key, 1, 'EX', 10, 'NX')) === null)
    throw codedError('REQUESTS_EXCEEDED', { retry_after_seconds: 1 });
  response.once('close', () => {
    // If this fails, the key expires.
    redis.del(key).catch(() => undefined);
  });
}
