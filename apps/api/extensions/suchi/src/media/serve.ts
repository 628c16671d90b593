import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImageVariant } from '@suchi/domain/profile';
import type { Response } from 'express';
import { codedError } from '../platform/coded-error.ts';
import { elevate } from '../platform/elevate.ts';
import type { Platform } from '../platform/platform.ts';
import type { EngineRequest } from '../platform/access.ts';
import { parseByteRange } from './byte-range.ts';
import { findLoadable } from './commands/find-loadable.ts';
import { countErrors } from './count-errors.ts';
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
  /** A response without a body opens nothing. */
  open: (() => Promise<Readable>) | null;
}

async function openImage(
  platform: Platform,
  { id, width, height, variant }: Pick<ServedMedia, 'id' | 'width' | 'height'> & { variant: ImageVariant },
  { schema }: EngineRequest,
): Promise<MediaAnswer> {
  if (width === null || height === null) throw codedError('MEDIA_LINK_INVALID');
  const { open, type, bytes } = await orInvalid(
    platform,
    openVariant(platform, schema, { id, width, height }, variant),
  );
  return { status: 200, headers: { 'content-type': type, 'content-length': bytes }, open };
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
    return { status: 416, headers: { ...headers, ...none }, open: null };
  }
  const { database, services } = platform;
  const options = elevate('the signature is the right', { knex: database, schema: request.schema });
  const asset = new services.AssetsService(options).getAsset(
    video.id,
    { transformationParams: {} },
    range ?? undefined,
    true,
  );
  const { stream: open } = await orInvalid(platform, asset);
  if (range === null) return { status: 200, headers: { ...headers, 'content-length': video.bytes }, open };
  const { start, end } = range;
  const part = { 'content-range': `bytes ${start}-${end}/${video.bytes}`, 'content-length': end - start + 1 };
  return { status: 206, headers: { ...headers, ...part }, open };
}

/** A file without bytes looks like an address that was never signed. */
async function orInvalid<T>({ metrics }: Platform, asset: Promise<T>): Promise<T> {
  try {
    return await countErrors(metrics, 'read', asset);
  } catch (error) {
    throw (error as { code?: string }).code === 'FORBIDDEN' ? codedError('MEDIA_LINK_INVALID') : error;
  }
}

async function send(
  { logger, metrics }: Platform,
  { status, headers, open, secondsLeft }: MediaAnswer & { secondsLeft: number },
  request: EngineRequest,
  response: Response,
): Promise<void> {
  // Opened first, so that an error is not sent with headers that cache it.
  const hasBody = request.method !== 'HEAD' && open !== null;
  const stream = hasBody ? await countErrors(metrics, 'read', open()) : null;
  response.status(status).set({
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    'cache-control': `private, max-age=${secondsLeft}, immutable`,
    'content-disposition': 'inline',
    // If the address is opened as a page, nothing in it may run.
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  if (!stream) {
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
