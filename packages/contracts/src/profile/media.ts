import { photoLimits } from '@suchi/domain/profile';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { onBehalfOf } from './profiles.ts';

/**
 * A photo as one viewer may load it: the addresses are signed for that viewer and run out. What is wider than a card
 * is only asked for by the pages that show it.
 */
export const picture = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  /** A few bytes to paint while the photo is on its way, as a `data:` address. */
  blur: z.nullable(z.string()),
  /** Too small to look sharp in the book. */
  is_below_print: z.boolean(),
  urls: z.object({ thumb: z.string(), card: z.string(), page: z.string() }),
});
export type Picture = z.infer<typeof picture>;

/** A video as one viewer may play it. */
export const video = z.object({ id: z.uuid(), url: z.string(), type: z.string(), bytes: z.int() });
export type Video = z.infer<typeof video>;

/** Takes the bytes of a photo, as they are, with their content type. With `?user=`, for the member an admin acts for. */
export const photoUploadContract = defineContract({
  method: 'POST',
  group: 'qe_media',
  path: '/photo',
  bytes: {
    contentTypes: ['image/'],
    maxBytes: photoLimits.maxBytes,
    wrongType: 'PHOTO_NOT_AN_IMAGE',
    tooLarge: 'PHOTO_TOO_LARGE',
  },
  input: z.object({ ...onBehalfOf }),
  output: picture,
});

/** The engine's own resumable upload; what arrives there is nobody's until it is claimed. */
export const videoUploadPath = '/files/tus';

/** Says that an uploaded file is a profile's video: the server looks at its content and takes or deletes it. */
export const claimVideoContract = defineContract({
  method: 'POST',
  group: 'qe_media',
  path: '/claim_video',
  input: z.object({ ...onBehalfOf, id: z.uuid() }),
  output: video,
});

/** How many photos are before the caller's own in the line of those to be prepared; null when none of theirs waits. */
export const photoStatusContract = defineContract({
  method: 'GET',
  group: 'qe_media',
  path: '/photo_status',
  input: z.object({}),
  output: z.object({ photos_before: z.nullable(z.int()) }),
});
