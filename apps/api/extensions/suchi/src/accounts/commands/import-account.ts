import { randomUUID } from 'node:crypto';
import { roleIds } from '@suchi/domain/accounts';
import type { ImportedAccount } from '@suchi/domain/import';
import type { Knex } from 'knex';

/** Those of the addresses that an account has, in any letters. */
export async function findTakenEmails(db: Knex, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { email: string }[] }>(
    'select lower(email) as email from directus_users where lower(email) = any(?)',
    [[...emails]],
  );
  return new Set(rows.map(({ email }) => email));
}

/** Adds a member without a password. They ask for a link, which also proves the address. */
export async function insertImportedAccount(
  tx: Knex.Transaction,
  account: ImportedAccount,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx('directus_users').insert({
    id,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    mobile: account.mobile,
    role: roleIds.user,
    status: account.isSuspended ? 'suspended' : 'active',
    email_verified: account.isEmailVerified,
    is_reactivated: account.isReactivated,
    date_created: account.createdAt === null ? now : new Date(account.createdAt),
  });
  return id;
}
