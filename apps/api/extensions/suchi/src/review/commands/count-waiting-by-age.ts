import { findUsualReviewDays } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { listReviewTimes, listWaitingSince } from '../repository.ts';

const dayMs = 86_400_000;

export interface WaitingByAge {
  total: number;
  overThreeDays: number;
  oneToThreeDays: number;
}

/** How long the profiles and changes in the queue have waited. */
export async function countWaitingByAge(db: Knex, now: Date): Promise<WaitingByAge> {
  const days = (await listWaitingSince(db)).map((since) => (now.getTime() - since.getTime()) / dayMs);
  return {
    total: days.length,
    overThreeDays: days.filter((count) => count > 3).length,
    oneToThreeDays: days.filter((count) => count >= 1 && count <= 3).length,
  };
}

/** How many days a review usually took in the last 30 days; null when too few were decided. */
export async function readUsualReviewDays(db: Knex, now: Date): Promise<number | null> {
  return findUsualReviewDays(await listReviewTimes(db, new Date(now.getTime() - 30 * dayMs)));
}
