import { unverifiedForMs } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { deleteMails } from '../../mail/commands/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteAccounts, lockUnverified } from '../repository.ts';

const atOnce = 500;

/** Deletes accounts that were not verified within a week, one batch per transaction. */
export async function expireAccounts({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const madeBefore = new Date(clock.now().getTime() - unverifiedForMs);
  let total = 0;
  for (;;) {
    const deleted = await database.transaction((tx) => deleteUnverified(tx, madeBefore));
    total += deleted;
    if (deleted < atOnce) return total;
  }
}

/** With their sessions and mails. */
async function deleteUnverified(tx: Knex.Transaction, madeBefore: Date): Promise<number> {
  const accounts = await lockUnverified(tx, { madeBefore, limit: atOnce });
  if (accounts.length === 0) return 0;
  const to = accounts.flatMap(({ email }) => email ?? []);
  await deleteMails(tx, { to, kinds: ['one_time_code', 'password_reset'] });
  await deleteAccounts(
    tx,
    accounts.map(({ id }) => id),
  );
  return accounts.length;
}
