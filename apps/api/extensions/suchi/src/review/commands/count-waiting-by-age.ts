import { findUsualReviewDays } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { countWaitingSince, listReviewTimes } from '../repository.ts';

const dayMs = 86_400_000;

export interface WaitingByAge {
  total: number;
  overThreeDays: number;
  oneToThreeDays: number;
}

/** How long the profiles and changes in the queue have waited. */
export async function countWaitingByAge(db: Knex, now: Date): Promise<WaitingByAge> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const { total, overADay, overThreeDays } = await countWaitingSince(db, {
    dayAgo: daysAgo(1),
    threeDaysAgo: daysAgo(3),
  });
  return { total, overThreeDays, oneToThreeDays: overADay - overThreeDays };
}

/** How many days a review usually took in the last 30 days; null when too few were decided. */
export async function readUsualReviewDays(db: Knex, now: Date): Promise<number | null> {
  return findUsualReviewDays(await listReviewTimes(db, new Date(now.getTime() - 30 * dayMs)));
}
