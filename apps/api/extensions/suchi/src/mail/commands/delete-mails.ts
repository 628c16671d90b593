import type { MailKind } from '@suchi/domain/accounts';
import type { Knex } from 'knex';

// For other contexts.

/** With the accounts that they were sent to. */
export async function deleteMails(
  tx: Knex.Transaction,
  { to, kinds }: { to: readonly string[]; kinds: readonly MailKind[] },
): Promise<void> {
  await tx('qdb_mail').whereIn('to_email', to).whereIn('kind', kinds).delete();
}
