import { isReading, readingBeatMs } from '@suchi/domain/lifecycle';
import type { Platform } from '../platform/platform.ts';

type RedisOf = Pick<Platform, 'redis' | 'env'>;

const keyOf = ({ env }: RedisOf, name: string) => `${env.namespace}:review-${name}`;

/** Forgotten as a whole when nobody has a profile open. */
const keptForSeconds = (10 * readingBeatMs) / 1000;

export interface Reader {
  userId: string;
  profileId: number;
}

/** Nobody reads two profiles at once, so there is one field for each person of the staff. */
export async function noteReading(
  platform: RedisOf,
  { userId, profileId, now }: { userId: string; profileId: number | null; now: Date },
): Promise<void> {
  const key = keyOf(platform, 'readers');
  if (profileId === null) await platform.redis.hdel(key, userId);
  else
    await platform.redis
      .multi()
      .hset(key, userId, `${profileId} ${now.getTime()}`)
      .expire(key, keptForSeconds)
      .exec();
}

export async function listReaders(platform: RedisOf, now: Date): Promise<Reader[]> {
  const beats = await platform.redis.hgetall(keyOf(platform, 'readers'));
  return Object.entries(beats).flatMap(([userId, beat]) => {
    const [profileId = 0, at = 0] = beat.split(' ').map(Number);
    return isReading(new Date(at), now) ? [{ userId, profileId }] : [];
  });
}

/** Tells the desks of the others to read the queue again. */
export async function countDecision(platform: RedisOf): Promise<void> {
  await platform.redis.incr(keyOf(platform, 'decisions'));
}

export async function readDecisionCount(platform: RedisOf): Promise<number> {
  return Number((await platform.redis.get(keyOf(platform, 'decisions'))) ?? 0);
}
