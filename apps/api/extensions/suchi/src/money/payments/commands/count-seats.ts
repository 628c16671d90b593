import type { Knex } from 'knex';
import type { JobPlatform } from '../../../platform/platform.ts';
import type { PurchaseRow } from '../repository/purchases.ts';

/** A payment or a refund changed the seats of a family: the job of the melawa counts them anew. */
export async function countSeats(
  tx: Knex.Transaction,
  { jobs }: Pick<JobPlatform, 'jobs'>,
  { order_type, user, edition }: Pick<PurchaseRow, 'order_type' | 'user' | 'edition'>,
): Promise<void> {
  if (order_type !== 'melawa' || edition === null) return;
  await jobs.enqueue(tx, 'melawa', { kind: 'seats', userId: user, edition }, { isUrgent: true });
}
