import type { Platform } from '../../platform/platform.ts';
import type { CleanPhoto } from '../clean-photo.ts';
import { createPhotoQueue, type PhotoQueue } from '../photo-queue.ts';

export type { CleanPhoto } from '../clean-photo.ts';

const queues = new WeakMap<Platform, PhotoQueue>();

/** One for a node, so that all its photos wait in one line. */
export function photoQueueOf(platform: Platform): PhotoQueue {
  const queue = queues.get(platform) ?? createPhotoQueue(platform);
  queues.set(platform, queue);
  return queue;
}

/** For other rooms: decodes a photo and makes it anew, without what else was in its file. */
export const preparePhoto = (platform: Platform, userId: string, bytes: Buffer): Promise<CleanPhoto> =>
  photoQueueOf(platform).prepare(userId, bytes);
