import { findUsualReviewDays } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { listReviewTimes } from '../repository.ts';

const dayMs = 86_400_000;

/** How many days a review usually took in the last 30 days; null when too few were decided. */
export async function readUsualReviewDays(db: Knex, now: Date): Promise<number | null> {
  return findUsualReviewDays(await listReviewTimes(db, new Date(now.getTime() - 30 * dayMs)));
}
