import type { CalendarDate } from '@suchi/domain/basics';
import { type OpenedProfiles, profileBurst } from '@suchi/domain/safety';
import type { Platform } from '../../platform/platform.ts';
import { subjectKeys } from '../../platform/subject-keys.ts';

export interface Opening {
  userId: string;
  profileId: number;
  day: CalendarDate;
  now: Date;
  dailyLimit: number;
}

/** Adds while there is room, in one step, so that a profile refused at the same moment never counts as opened. */
const script = `
  local added = redis.call('zscore', KEYS[1], ARGV[1]) and 0 or 1
  local today = redis.call('zcard', KEYS[1])
  local inWindow = redis.call('zcount', KEYS[1], ARGV[3], '+inf')
  if added == 1 and today < tonumber(ARGV[4]) then
    redis.call('zadd', KEYS[1], ARGV[2], ARGV[1])
    redis.call('expire', KEYS[1], ${24 * 60 * 60})
  end
  return { added, today, inWindow }`;

/** What the member opened today before this profile. Only in Redis and only for a day: no record of it is kept. */
export async function countOpening(
  { redis, env }: Pick<Platform, 'redis' | 'env'>,
  { userId, profileId, day, now, dailyLimit }: Opening,
): Promise<OpenedProfiles> {
  const key = `${env.namespace}:opened:${day}:${subjectKeys(userId, env.acceptedSecrets)[0]}`;
  const at = now.getTime();
  const windowStart = at - profileBurst.windowMinutes * 60_000;
  const answer = await redis.eval(script, 1, key, profileId, at, windowStart, dailyLimit);
  const [added, openedToday, openedInWindow] = answer as [number, number, number];
  return { isOpenedToday: added === 0, openedToday, openedInWindow };
}
