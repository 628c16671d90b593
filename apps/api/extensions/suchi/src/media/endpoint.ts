import { defineEndpoint } from '@directus/extensions-sdk';
import { claimVideoContract } from '@suchi/contracts/profile';
import { isImageVariant } from '@suchi/domain/profile';
import type { NextFunction, Request, Response } from 'express';
import { codedError } from '../platform/coded-error.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { callerOf, type EngineRequest, memberOrStaff, mountRoute } from '../platform/route.ts';
import { claimVideo } from './commands/claim-video.ts';
import { mediaByAddress, videoClaims } from './limits.ts';
import { presentVideo } from './present-picture.ts';
import { receivePhoto } from './receive-photo.ts';
import { serveMedia } from './serve.ts';
import type { MediaSubject } from './sign.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);

  router.post('/photo', (request: Request, response: Response, next: NextFunction) => {
    receivePhoto(platform, request as unknown as EngineRequest).then((data) => {
      response.setHeader('cache-control', 'no-store');
      response.json({ data });
    }, next);
  });

  mountRoute(router, platform, {
    contract: claimVideoContract,
    limits: [videoClaims],
    who: memberOrStaff,
    command: claimVideo,
    present: (video, { caller, now }) => presentVideo(video, caller, { env: platform.env, now }),
  });

  router.get('/image/:variant/:file', (request: Request, response: Response, next: NextFunction) => {
    const { variant = '', file: fileId = '' } = request.params;
    const subject = isImageVariant(variant) ? ({ kind: 'image', variant, fileId } as const) : null;
    answer(platform, subject, request, response).catch(next);
  });

  router.get('/video/:file', (request: Request, response: Response, next: NextFunction) => {
    const { file: fileId = '' } = request.params;
    answer(platform, { kind: 'video', fileId }, request, response).catch(next);
  });
});

async function answer(
  platform: Platform,
  subject: MediaSubject | null,
  request: Request,
  response: Response,
): Promise<void> {
  const asked = request as unknown as EngineRequest;
  await platform.limits.consume(mediaByAddress.rule, mediaByAddress.subject(callerOf(asked)));
  if (subject === null || !uuid.test(subject.fileId)) throw codedError('MEDIA_LINK_INVALID');
  await serveMedia(platform, subject, asked, response);
}
