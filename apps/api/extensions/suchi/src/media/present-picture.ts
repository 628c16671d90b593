import type { Picture, Video } from '@suchi/contracts/media';
import { type ImageVariant, isBelowPrint } from '@suchi/domain/profiles';
import type { Env } from '../platform/env.ts';
import type { PictureRow, VideoRow } from './repository.ts';
import { pathOfMedia, signMedia } from './sign.ts';

export { hallVisitors } from './sign.ts';

export type { PictureRow, VideoRow } from './repository.ts';

export interface Viewer {
  userId: string;
}

export interface SigningContext {
  env: Env;
  now: Date;
}

export function presentPicture(row: PictureRow, viewer: Viewer, context: SigningContext): Picture {
  return withAddresses(row, (variant) => signImage(row.id, variant, viewer, context));
}

/** A picture of published news. Its addresses have no signature and never expire. */
export function presentPublicPicture(row: PictureRow): Picture {
  return withAddresses(row, (variant) => pathOfMedia({ kind: 'image', variant, fileId: row.id }));
}

function withAddresses(
  { id, width, height, blur }: PictureRow,
  urlOf: (variant: ImageVariant) => string,
): Picture {
  return {
    id,
    width,
    height,
    blur,
    is_below_print: isBelowPrint({ width, height }),
    urls: { thumb: urlOf('thumb'), card: urlOf('card'), page: urlOf('page') },
  };
}

/** The photo in the book's size. For staff and printing only: rights are not checked here. */
export function signPrint(id: string, viewer: Viewer, context: SigningContext): string {
  return signImage(id, 'print', viewer, context);
}

/** The smallest size, for long lists of staff: rights are not checked here. */
export function signThumb(id: string, viewer: Viewer, context: SigningContext): string {
  return signImage(id, 'thumb', viewer, context);
}

/** The sizes of the hall screen. For photos of candidates that the hall may see. */
export function signHallPhoto(
  id: string,
  viewer: Viewer,
  context: SigningContext,
): { url: string; thumb_url: string } {
  return {
    url: signImage(id, 'page', viewer, context),
    thumb_url: signThumb(id, viewer, context),
  };
}

export function presentVideo(row: VideoRow, viewer: Viewer, { env, now }: SigningContext): Video {
  const url = signMedia(env.secret, { kind: 'video', fileId: row.id }, { viewerId: viewer.userId, now });
  return { id: row.id, url, type: row.type, bytes: row.bytes };
}

function signImage(
  fileId: string,
  variant: ImageVariant,
  { userId }: Viewer,
  { env, now }: SigningContext,
): string {
  return signMedia(env.secret, { kind: 'image', variant, fileId }, { viewerId: userId, now });
}
