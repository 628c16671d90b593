import { photoLimits } from '@suchi/domain/profiles';
import { codedError } from '../platform/coded-error.ts';
import type { Platform } from '../platform/platform.ts';
import type { CleanPhoto } from './clean-photo.ts';
import { createPhotoPool } from './photo-pool.ts';

export interface PhotoQueue {
  /** Throws if the photo is invalid or the queue is full. */
  prepare(userId: string, bytes: Uint8Array): Promise<CleanPhoto>;
  /** Photos before this account's last one, on any node; null when none is waiting. */
  findPlace(userId: string): Promise<number | null>;
}

const codeOfReason = {
  not_an_image: 'PHOTO_NOT_AN_IMAGE',
  too_large: 'PHOTO_TOO_LARGE',
  not_opened: 'PHOTO_NOT_OPENED',
} as const;

const retry = { retry_after_seconds: 30 };
/** Longer than a photo can wait and be decoded, in case the node stops. */
const slotSeconds = 60;

export function createPhotoQueue({ redis, env }: Pick<Platform, 'redis' | 'env'>): PhotoQueue {
  const pool = createPhotoPool();
  const slotsOf = (userId: string) =>
    Array.from(
      { length: photoLimits.waitingAtOnce },
      (_, slot) => `${env.namespace}:photo:${userId}:${slot}`,
    );

  /** Few slots per account, so that one account cannot fill the queue. */
  const takeSlot = async (userId: string): Promise<string> => {
    for (const slot of slotsOf(userId))
      if ((await redis.set(slot, 0, 'EX', slotSeconds, 'NX')) !== null) return slot;
    throw codedError('PHOTO_IN_PROGRESS', retry);
  };

  return {
    async prepare(userId, bytes) {
      const slot = await takeSlot(userId);
      const tellPlace = (before: number) => {
        // If this fails, the screen shows an older position for a while.
        redis.set(slot, before, 'EX', slotSeconds).catch(() => undefined);
      };
      try {
        const photo = await pool.clean(bytes, tellPlace);
        if (typeof photo !== 'string') return photo;
        if (photo === 'queue_full') throw codedError('PHOTO_QUEUE_FULL', retry);
        throw codedError(codeOfReason[photo]);
      } finally {
        await redis.del(slot);
      }
    },
    async findPlace(userId) {
      const places = (await redis.mget(slotsOf(userId))).filter((place) => place !== null);
      return places.length === 0 ? null : Math.max(...places.map(Number));
    },
  };
}
