import { todayInIndia } from '@suchi/domain/basics';
import { findBooksKeptFrom } from '@suchi/domain/retention';
import type { Knex } from 'knex';
import type { JobPlatform } from '../../../platform/platform.ts';
import { deletePurchases, deleteUnused, listOldPurchases } from '../repository/old-purchases.ts';

const atOnce = 200;

/**
 * Deletes what tax law no longer asks for: whole purchases, each with its receipts, tries, refunds and payouts, and the
 * subscriptions and orders that are left without one. The ledger stays: it names nobody, and its balance is that of
 * all years. Safe on two workers, and twice.
 */
export async function deleteOldPurchases(
  { database, clock }: Pick<JobPlatform, 'database' | 'clock'>,
  stopped?: AbortSignal,
): Promise<number> {
  const before = findBooksKeptFrom(todayInIndia(clock.now()));
  const isStopped = () => stopped?.aborted === true;
  let deleted = 0;
  for (let some = atOnce; some === atOnce && !isStopped();) {
    some = await database.transaction((tx: Knex.Transaction) => deleteSome(tx, before));
    deleted += some;
  }
  await deleteUnused(database, before);
  return deleted;
}

async function deleteSome(tx: Knex.Transaction, before: string): Promise<number> {
  const ids = await listOldPurchases(tx, before, atOnce);
  if (ids.length > 0) await deletePurchases(tx, ids);
  return ids.length;
}
