import { defineEndpoint } from '@directus/extensions-sdk';
import { uploadGrievancePictureContract } from '@suchi/contracts/grievances';
import {
  claimVideoContract,
  newsPictureContract,
  photoStatusContract,
  photoUploadContract,
} from '@suchi/contracts/media';
import { isImageVariant } from '@suchi/domain/profiles';
import type { Response, Router } from 'express';
import type { EngineRequest, RoleCaller } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import { mountFile } from '../platform/mount-file.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { type Call, mountRoute, perAccount, perAddress } from '../platform/route.ts';
import { claimVideo } from './commands/claim-video.ts';
import { photoQueueOf } from './commands/prepare-photo.ts';
import { receiveGrievancePicture, receiveNewsPicture, receivePhoto } from './commands/receive-photo.ts';
import { presentPicture, presentVideo } from './present-picture.ts';
import type { PictureRow } from './repository.ts';
import { serveMedia } from './serve.ts';
import type { MediaSubject } from './sign.ts';

const hour = 60 * 60;
/** Decoding is the most expensive thing a member can request. */
const photoUploads = perAccount({ name: 'photo-upload', times: 60, perSeconds: hour });
/** A waiting client polls every two seconds. */
const photoStatusReads = perAccount({ name: 'photo-status', times: 2000, perSeconds: hour });
const videoClaims = perAccount({ name: 'video-claim', times: 60, perSeconds: hour });
/** Wide: a list page has dozens of photos, and a whole mobile network can share one address. */
const mediaByAddress = perAddress({ name: 'media-address', times: 10_000, perSeconds: 5 * 60 });

const presentPhoto = (photo: PictureRow, { caller, now, platform: { env } }: Call<unknown, RoleCaller>) =>
  presentPicture(photo, caller, { env, now });

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  const queue = photoQueueOf(platform);
  mountRoute(router, platform, {
    contract: photoUploadContract,
    limits: [photoUploads],
    runs: (call) => receivePhoto(call, queue),
    present: presentPhoto,
  });

  mountRoute(router, platform, {
    contract: newsPictureContract,
    limits: [photoUploads],
    runs: (call) => receiveNewsPicture(call, queue),
    present: presentPhoto,
  });

  mountRoute(router, platform, {
    contract: uploadGrievancePictureContract,
    limits: [photoUploads],
    runs: (call) => receiveGrievancePicture(call, queue),
    present: ({ id, blur }) => ({ id, blur }),
  });

  mountRoute(router, platform, {
    contract: photoStatusContract,
    limits: [photoStatusReads],
    runs: ({ caller }) => queue.findPlace(caller.userId),
    present: (place) => ({ photos_before: place }),
  });

  mountRoute(router, platform, {
    contract: claimVideoContract,
    limits: [videoClaims],
    writes: claimVideo,
    present: (video, { caller, now }) => presentVideo(video, caller, { env: platform.env, now }),
  });

  mountFiles(router, platform);
});

function mountFiles(router: Router, platform: Platform): void {
  const files = { group: 'qe_media', limits: [mediaByAddress] } as const;

  mountFile(router, platform, {
    ...files,
    path: '/image/:variant/:file',
    serve: async (request, response) => {
      const { variant = '', file: fileId = '' } = request.params;
      const subject = isImageVariant(variant) ? ({ kind: 'image', variant, fileId } as const) : null;
      await serveSigned(platform, subject, request, response);
    },
  });

  mountFile(router, platform, {
    ...files,
    path: '/video/:file',
    serve: async (request, response) => {
      const { file: fileId = '' } = request.params;
      await serveSigned(platform, { kind: 'video', fileId }, request, response);
    },
  });
}

async function serveSigned(
  platform: Platform,
  subject: MediaSubject | null,
  request: EngineRequest,
  response: Response,
): Promise<void> {
  if (subject === null || !uuid.test(subject.fileId)) throw codedError('MEDIA_LINK_INVALID');
  await serveMedia(platform, subject, request, response);
}
