import { type CurrentUser, currentUserFields } from '@suchi/contracts/accounts';
import { roleIds, type SentCode } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { codedError } from '../platform/coded-error.ts';
import { queryPrepared } from '../platform/query-prepared.ts';
import { type Account, accountColumns, parseAccount } from './codec.ts';

const table = 'directus_users';

/** Locks the account until the transaction ends, so that attempts are counted one by one. */
export async function requireAccountForUpdate(tx: Knex.Transaction, userId: string): Promise<Account> {
  const row = await tx(table)
    .where({ id: userId })
    .forUpdate()
    .first(...accountColumns);
  if (!row) throw codedError('SIGN_IN_REQUIRED');
  return parseAccount(row);
}

export async function saveSentCode(tx: Knex.Transaction, userId: string, sent: SentCode): Promise<void> {
  await tx(table)
    .where({ id: userId })
    .update({ otp: sent.codeHash, otp_sent_at: sent.sentAt, otp_tries_used: sent.triesUsed });
}

export async function countTry(tx: Knex.Transaction, userId: string): Promise<void> {
  await tx(table).where({ id: userId }).increment('otp_tries_used', 1);
}

/** Also deletes the code. */
export async function markEmailVerified(tx: Knex.Transaction, userId: string): Promise<void> {
  await tx(table)
    .where({ id: userId })
    .update({ email_verified: true, otp: null, otp_sent_at: null, otp_tries_used: 0 });
}

export async function findProvenAddress(
  tx: Knex,
  userId: string,
): Promise<{ email: string; firstName: string } | null> {
  const row = await tx(table).where({ id: userId, email_verified: true }).first('email', 'first_name');
  return row?.email ? { email: row.email, firstName: row.first_name ?? '' } : null;
}

/** Call it with the account locked. */
export async function findContact(
  tx: Knex,
  userId: string,
): Promise<{ email: string | null; mobile: string | null }> {
  const row = await tx(table).where({ id: userId }).first('email', 'mobile');
  return { email: row?.email ?? null, mobile: row?.mobile ?? null };
}

const currentUserSql = `
  select ${currentUserFields.join(', ')},
         exists (select from qd_order o where o."user" = u.id and not o.is_archived) as has_orders
    from directus_users u where u.id = ?`;

/** What the owner's pages show of an account. */
export async function findCurrentUser(database: Knex, userId: string): Promise<CurrentUser | null> {
  const [row] = await queryPrepared<CurrentUser>(database, 'current-user', currentUserSql, [userId]);
  return row ?? null;
}

type PasswordFactsRow = Record<'email' | 'firstName' | 'lastName' | 'role', string | null>;

/** What a new password is judged by, for each account. */
export async function findPasswordFacts(
  database: Knex,
  userIds: readonly string[],
): Promise<PasswordFactsRow[]> {
  if (userIds.length === 0) return [];
  return database(table)
    .whereIn('id', [...userIds])
    .select<PasswordFactsRow[]>('email', 'first_name as firstName', 'last_name as lastName', 'role');
}

/**
 * Unverified members, locked. An account with a profile or a payment was not made by registration and is left out,
 * and so is one whose address the office corrected.
 */
export async function lockUnverified(
  tx: Knex.Transaction,
  { madeBefore, limit }: { madeBefore: Date; limit: number },
): Promise<{ id: string; email: string | null }[]> {
  const { rows } = await tx.raw<{ rows: { id: string; email: string | null }[] }>(
    `select u.id, u.email from directus_users u
      where not u.email_verified and u.date_created < ? and u.role = ?
        and not exists (select 1 from qd_matrimonial_profile p where p."user" = u.id)
        and not exists (select 1 from qd_payments p where p."user" = u.id)
        and not exists (select 1 from qd_subscriptions s where s."user" = u.id)
        and not exists (select 1 from qd_order o where o."user" = u.id)
        and not exists (select 1 from audit_log a where a.subject_collection = 'directus_users'
                          and a.subject_id = u.id::text and a.action = 'account.correct_contact')
      order by u.date_created limit ? for update of u skip locked`,
    [madeBefore, roleIds.user, limit],
  );
  return rows;
}

/** Their sessions go with them. */
export async function deleteAccounts(tx: Knex.Transaction, ids: readonly string[]): Promise<void> {
  await tx(table).whereIn('id', ids).delete();
}
