import { unverifiedForMs } from '@suchi/domain/accounts';
import type { Platform } from '../../platform/platform.ts';
import { deleteUnverified } from '../repository.ts';

const atOnce = 500;

/** Deletes accounts that were not verified within a week, one batch per transaction. */
export async function expireAccounts({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const madeBefore = new Date(clock.now().getTime() - unverifiedForMs);
  let total = 0;
  for (;;) {
    const deleted = await database.transaction((tx) => deleteUnverified(tx, { madeBefore, limit: atOnce }));
    total += deleted;
    if (deleted < atOnce) return total;
  }
}
