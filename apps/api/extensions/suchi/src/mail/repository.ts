import type { Knex } from 'knex';
import { mailColumns, type MailRow } from './codec.ts';

const table = 'qdb_mail';

export async function insertMail(tx: Knex.Transaction, mail: MailRow): Promise<void> {
  await tx(table).insert(mail);
}

/** Locks the mail until the transaction ends. */
export async function findMailForUpdate(tx: Knex.Transaction, id: string): Promise<MailRow | undefined> {
  return tx(table)
    .where({ id })
    .forUpdate()
    .first(...mailColumns);
}

export async function markSent(tx: Knex, id: string, sentAt: Date): Promise<void> {
  await tx(table)
    .where({ id })
    .update({ state: 'sent', sent_at: sentAt, failure: null, tries: tx.raw('tries + 1') });
}

/** Final: it will not be sent again. */
export async function markFailed(tx: Knex, id: string, failure: string): Promise<void> {
  await tx(table)
    .where({ id })
    .update({ state: 'failed', failure, tries: tx.raw('tries + 1') });
}

/** Temporary: it stays in the queue. */
export async function noteFailedTry(tx: Knex, id: string, failure: string): Promise<void> {
  await tx(table)
    .where({ id })
    .update({ failure, tries: tx.raw('tries + 1') });
}

/** For a greeting. Null if the address is not verified. */
export async function findFirstName(database: Knex, email: string): Promise<string | null> {
  const row = await database('directus_users')
    .where({ email_verified: true })
    .whereRaw('lower(email) = lower(?)', [email])
    .first('first_name');
  return row?.first_name ?? null;
}
