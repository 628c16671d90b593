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
