import { videoLimits } from '@suchi/domain/profile';
import type { NextFunction, Request, Response } from 'express';
import { codedError } from '../platform/coded-error.ts';
import { elevateToAdmin } from '../platform/elevate.ts';
import type { Platform } from '../platform/platform.ts';
import { callerOf, type EngineRequest, requireAccess } from '../platform/access.ts';
import { requireRoom } from './commands/require-room.ts';
import { videoUploads } from './limits.ts';

/** The requests of a resumable upload, by method and what follows `/files/tus`; nothing else gets further. */
const uploadSteps: Record<string, RegExp> = {
  POST: /^\/?$/,
  HEAD: /^\/[0-9a-f]{32}$/,
  PATCH: /^\/[0-9a-f]{32}$/,
  DELETE: /^\/[0-9a-f]{32}$/,
};

const encodeMetadata = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/**
 * What an upload says about itself. The engine takes every column of a file from it, the owner, the folder and the
 * id of another file to replace included, so nothing of what the sender wrote is passed on.
 */
const fixedMetadata = encodeMetadata({
  filename_download: 'video.bin',
  type: 'application/octet-stream',
  title: 'Upload',
});

const isOperator = (request: EngineRequest) => request.accountability?.admin === true;

/** Stands before the engine's routes of files: members and staff pass to the resumable upload, and only there. */
export function guardFiles(platform: Platform) {
  const uploading = new WeakSet<Request>();

  /** For `/files/tus`. */
  const guardUploads = (request: Request, response: Response, next: NextFunction): void => {
    const asked = request as EngineRequest;
    if (isOperator(asked)) {
      next();
      return;
    }
    prepareUpload(platform, asked, response).then(() => {
      uploading.add(request);
      next();
    }, next);
  };

  /** For `/files`, after it. */
  const guardRest = (request: Request, _response: Response, next: NextFunction): void => {
    const mayPass = uploading.has(request) || isOperator(request as EngineRequest);
    next(mayPass ? undefined : codedError('FORBIDDEN'));
  };

  return { guardUploads, guardRest };
}

async function prepareUpload(platform: Platform, request: EngineRequest, response: Response): Promise<void> {
  const caller = await requireAccess(platform, 'member', callerOf(request));
  if (!uploadSteps[request.method]?.test(request.path)) throw codedError('FORBIDDEN');
  if (request.method === 'POST') {
    const bytes = readStatedSize(request);
    await platform.limits.consume(videoUploads.rule, videoUploads.subject(caller));
    await beginAlone(platform, caller.userId, response);
    await requireRoom(platform.database, caller.userId, bytes);
    request.headers['upload-metadata'] = fixedMetadata;
  }
  // Only for this one request; the engine still limits everyone to the uploads that they began themselves.
  request.accountability = elevateToAdmin(
    'members have no rights to files; every part of this upload was checked above',
    caller.accountability,
  );
}

/** A size told later would pass the limit and the quota, and joining several uploads is not supported. */
function readStatedSize(request: EngineRequest): number {
  const stated = request.get('upload-length') ?? '';
  const isAlone = request.get('upload-concat') === undefined;
  if (!/^\d{1,12}$/.test(stated) || !isAlone) throw codedError('INVALID_PAYLOAD', { fields: {} });
  const bytes = Number(stated);
  if (bytes > videoLimits.maxBytes) throw codedError('VIDEO_TOO_LARGE');
  return bytes;
}

/**
 * One upload of an account is begun at a time: the engine makes its row outside of our transactions, so two at once
 * would both find room for one.
 */
async function beginAlone({ redis, env }: Platform, userId: string, response: Response): Promise<void> {
  const key = `${env.namespace}:upload-begins:${userId}`;
  if ((await redis.set(key, 1, 'EX', 10, 'NX')) === null)
    throw codedError('REQUESTS_EXCEEDED', { retry_after_seconds: 1 });
  response.once('close', () => {
    // Without it the key ends by itself.
    redis.del(key).catch(() => undefined);
  });
}
