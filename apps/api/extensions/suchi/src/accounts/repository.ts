import type { SentCode } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { codedError } from '../platform/coded-error.ts';
import { type Account, accountColumns, type AccountRow, parseAccount } from './codec.ts';

const table = 'directus_users';

/** Reads the account and holds it until the transaction ends, so that tries are counted one by one. */
export async function requireAccountForUpdate(tx: Knex.Transaction, userId: string): Promise<Account> {
  const row = await tx<AccountRow>(table)
    .where({ id: userId })
    .forUpdate()
    .first(...accountColumns);
  if (!row) throw codedError('SIGN_IN_REQUIRED');
  return parseAccount(row);
}

export async function saveSentCode(tx: Knex.Transaction, userId: string, sent: SentCode): Promise<void> {
  await tx<AccountRow>(table)
    .where({ id: userId })
    .update({ otp: sent.codeHash, otp_sent_at: sent.sentAt, otp_tries_used: sent.triesUsed });
}

export async function countTry(tx: Knex.Transaction, userId: string): Promise<void> {
  await tx(table).where({ id: userId }).increment('otp_tries_used', 1);
}

/** The address is proven: the code has done its work and is forgotten. */
export async function markEmailVerified(tx: Knex.Transaction, userId: string): Promise<void> {
  await tx<AccountRow>(table)
    .where({ id: userId })
    .update({ email_verified: true, otp: null, otp_sent_at: null, otp_tries_used: 0 });
}

/** Where to write to the owner of an account, if the address is proven. */
export async function findProvenAddress(
  tx: Knex,
  userId: string,
): Promise<{ email: string; firstName: string } | null> {
  const row = await tx<{ id: string; email: string; first_name: string | null; email_verified: boolean }>(
    'directus_users',
  )
    .where({ id: userId, email_verified: true })
    .first('email', 'first_name');
  return row ? { email: row.email, firstName: row.first_name ?? '' } : null;
}

/** What a password must not be, for each of these accounts. */
export async function findGuessableFacts(
  database: Knex,
  userIds: readonly string[],
): Promise<{ email: string | null; firstName: string | null; lastName: string | null }[]> {
  if (userIds.length === 0) return [];
  return database(table)
    .whereIn('id', [...userIds])
    .select<{ email: string | null; firstName: string | null; lastName: string | null }[]>(
      'email',
      'first_name as firstName',
      'last_name as lastName',
    );
}
