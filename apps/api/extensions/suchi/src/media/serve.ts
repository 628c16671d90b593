import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImageVariant } from '@suchi/domain/profiles';
import type { Response } from 'express';
import { codedError } from '../platform/coded-error.ts';
import type { Platform } from '../platform/platform.ts';
import type { EngineRequest } from '../platform/access.ts';
import { parseByteRange } from './byte-range.ts';
import { findLoadable } from './commands/find-loadable.ts';
import type { ServedMedia } from './repository.ts';
import { checkSignature, everyone, type MediaSubject } from './sign.ts';
import { openVariant } from './variants.ts';

/** How long a browser keeps a picture of the news; so long it can still be seen after it is taken back. */
const publicSeconds = 5 * 60;

/** Requires a valid signature and a viewer who may still load the file. Pictures of published news need no signature. */
export async function serveMedia(
  platform: Platform,
  subject: MediaSubject,
  request: EngineRequest,
  response: Response,
): Promise<void> {
  const { v, e, s } = request.query;
  const isUnsigned = v === undefined && e === undefined && s === undefined;
  const right = isUnsigned
    ? { viewerId: everyone, secondsLeft: publicSeconds }
    : checkSignature(platform.env.acceptedSecrets, subject, { v, e, s }, platform.clock.now());
  if (right === null) throw codedError('MEDIA_LINK_INVALID');
  const { viewerId, secondsLeft } = right;
  const file = await findLoadable(platform.database, { ...subject, viewerId });
  if (!file) throw codedError('MEDIA_LINK_INVALID');
  const answer = await (subject.kind === 'image'
    ? openImage(platform, { ...file, variant: subject.variant }, request)
    : openVideoPart(platform, file, request));
  await send(platform, { ...answer, secondsLeft }, request, response);
}

interface MediaAnswer {
  status: number;
  headers: Record<string, string | number>;
  stream: Readable | null;
}

async function openImage(
  platform: Platform,
  { id, width, height, variant }: Pick<ServedMedia, 'id' | 'width' | 'height'> & { variant: ImageVariant },
  { schema }: EngineRequest,
): Promise<MediaAnswer> {
  if (width === null || height === null) throw codedError('MEDIA_LINK_INVALID');
  const opened = openVariant(platform, schema, { id, width, height }, variant);
  const { stream, type, bytes } = await opened.catch((error: unknown) => {
    // What the engine says of a photo without bytes.
    throw (error as { code?: string }).code === 'FORBIDDEN' ? missingFile(platform) : error;
  });
  return { status: 200, headers: { 'content-type': type, 'content-length': bytes }, stream };
}

/** A row without its file is an error of the storage. To the viewer it looks like an address that was never signed. */
function missingFile({ metrics }: Platform): Error {
  metrics.storageErrorsTotal.inc({ operation: 'read' });
  return codedError('MEDIA_LINK_INVALID');
}

async function openVideoPart(
  platform: Platform,
  video: ServedMedia,
  request: EngineRequest,
): Promise<MediaAnswer> {
  // We send no validators, so an `If-Range` condition always fails and the whole file is sent.
  const header = request.get('if-range') === undefined ? request.get('range') : undefined;
  const range = parseByteRange(header, video.bytes);
  const headers = { 'accept-ranges': 'bytes', 'content-type': video.type };
  if (range === 'unsatisfiable') {
    const none = { 'content-range': `bytes */${video.bytes}`, 'content-length': 0 };
    return { status: 416, headers: { ...headers, ...none }, stream: null };
  }
  const file = await platform.storage.open(video.file, range ?? undefined);
  if (file === null) throw missingFile(platform);
  const { stream, bytes } = file;
  if (range === null) return { status: 200, headers: { ...headers, 'content-length': bytes }, stream };
  const part = {
    'content-range': `bytes ${range.start}-${range.end}/${video.bytes}`,
    'content-length': bytes,
  };
  return { status: 206, headers: { ...headers, ...part }, stream };
}

async function send(
  { logger, metrics }: Platform,
  { status, headers, stream, secondsLeft }: MediaAnswer & { secondsLeft: number },
  request: EngineRequest,
  response: Response,
): Promise<void> {
  response.status(status).set({
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    'cache-control': `private, max-age=${secondsLeft}, immutable`,
    'content-disposition': 'inline',
    // If the address is opened as a page, nothing in it may run.
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  if (stream === null || request.method === 'HEAD') {
    stream?.destroy();
    response.end();
    return;
  }
  try {
    await pipeline(stream, response);
  } catch (error) {
    // Players often stop and request another range; that is no fault. For a real fault the response has begun, so
    // it can only be cut off.
    const { code, message } = error as Error & { code?: string };
    if (code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    metrics.storageErrorsTotal.inc({ operation: 'read' });
    logger.warn({ error: message }, 'media broke off');
  }
}
