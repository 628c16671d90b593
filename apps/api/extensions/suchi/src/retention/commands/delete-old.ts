import { inIndia } from '@suchi/domain/basics';
import { listDeletions } from '@suchi/domain/retention';
import type { Knex } from 'knex';
import type { JobPlatform } from '../../platform/platform.ts';

const atOnce = 1000;
/** By India's clock, when few people are here. */
const nightHours = { from: 2, until: 5 } as const;

const isNight = (now: Date): boolean => {
  const hour = inIndia(now).getUTCHours();
  return hour >= nightHours.from && hour < nightHours.until;
};

type Worker = Pick<JobPlatform, 'database' | 'clock'>;

/**
 * Deletes what the table of retention ends after some days, in small batches. The one place that deletes rows of other
 * rooms, by the one declaration. Safe on two workers, and twice.
 */
export async function deleteOld(
  { database, clock }: Worker,
  stopped?: AbortSignal,
): Promise<Record<string, number>> {
  const now = clock.now();
  const counts: Record<string, number> = {};
  if (!isNight(now)) return counts;
  const isStopped = () => stopped?.aborted === true;
  for (const { collection, days, since } of listDeletions()) {
    const before = new Date(now.getTime() - days * 86_400_000);
    for (let some = atOnce; some === atOnce && !isStopped();) {
      some = await deleteSome(database, { collection, since, before });
      if (some > 0) counts[collection] = (counts[collection] ?? 0) + some;
    }
  }
  return counts;
}

/** Rows that another worker has in hand are left to it. */
async function deleteSome(
  database: Knex,
  { collection, since, before }: { collection: string; since: string; before: Date },
): Promise<number> {
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `delete from ?? where ctid = any (array(
       select ctid from ?? where ${since} < ? limit ${atOnce} for update skip locked))`,
    [collection, collection, before],
  );
  return rowCount;
}
