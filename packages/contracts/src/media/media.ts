import { photoLimits } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { type BytesBody, defineContract } from '../basics/endpoint.ts';
import { onBehalfOf } from '../profiles/own-answers.ts';

/**
 * A photo for one viewer: the addresses are signed for that viewer and expire. Sizes above a card are only
 * requested by pages that show them.
 */
export const picture = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  /** A tiny preview as a `data:` address, shown while the photo loads. */
  blur: z.nullable(z.string()),
  /** Too small to print sharp. */
  is_below_print: z.boolean(),
  urls: z.object({ thumb: z.string(), card: z.string(), page: z.string() }),
});
export type Picture = z.infer<typeof picture>;

/** A video for one viewer. */
export const video = z.object({ id: z.uuid(), url: z.string(), type: z.string(), bytes: z.int() });
export type Video = z.infer<typeof video>;

const photoBytes: BytesBody = {
  contentTypes: ['image/'],
  maxBytes: photoLimits.maxBytes,
  wrongType: 'PHOTO_NOT_AN_IMAGE',
  tooLarge: 'PHOTO_TOO_LARGE',
};

/** Uploads the bytes of a photo with their content type. With `?user=`, for the member an admin acts for. */
export const photoUploadContract = defineContract({
  method: 'POST',
  group: 'qe_media',
  path: '/photo',
  bytes: photoBytes,
  input: z.object({ ...onBehalfOf }),
  output: picture,
});

/** Uploads a picture for a news post. It belongs to the admin until a post uses it. */
export const newsPictureContract = defineContract({
  method: 'POST',
  group: 'qe_media',
  path: '/news_picture',
  access: 'admin',
  bytes: photoBytes,
  input: z.object({}),
  output: picture,
});

/** The engine's own resumable upload; an uploaded file has no owner until it is claimed. */
export const videoUploadPath = '/files/tus';

/** Claims an uploaded file as a profile's video: the server checks its content and accepts or deletes it. */
export const claimVideoContract = defineContract({
  method: 'POST',
  group: 'qe_media',
  path: '/claim_video',
  input: z.object({ ...onBehalfOf, id: z.uuid() }),
  output: video,
});

/** How many photos are ahead of the caller's own in the queue; null when none of theirs is waiting. */
export const photoStatusContract = defineContract({
  method: 'GET',
  group: 'qe_media',
  path: '/photo_status',
  input: z.object({}),
  output: z.object({ photos_before: z.nullable(z.int()) }),
});
