import type { Association } from '@suchi/domain/settings';
import { chooseLanguage, type Language } from '@suchi/words';
import type { Knex } from 'knex';
import { loadAssociation } from '../platform/load-association.ts';
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

/** One that was not sent and says what is no longer true. */
export async function deleteMail(tx: Knex, id: string): Promise<void> {
  await tx(table).where({ id }).delete();
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

/** The address of a closed account is not kept for a mail that never arrives. */
export async function forgetFailed(tx: Knex, id: string): Promise<void> {
  await tx(table).where({ id, kind: 'account_closed' }).delete();
}

/** Temporary: it stays in the queue. */
export async function noteFailedTry(tx: Knex, id: string, failure: string): Promise<void> {
  await tx(table)
    .where({ id })
    .update({ failure, tries: tx.raw('tries + 1') });
}

/** The account's language, else the association's, of those that it offers; and the association. */
export async function findReading(
  db: Knex,
  person: string | null,
): Promise<{ language: Language; association: Association }> {
  const association = await loadAssociation(db);
  const reader = person && (await db('directus_users').where({ id: person }).first('app_language'));
  const wanted = [reader ? reader.app_language : null, association.defaultLanguage];
  return { language: chooseLanguage(wanted, association.languages), association };
}

export async function findEnglish(db: Knex, id: string, since: Date): Promise<string | null> {
  const row = await db(table).where({ id }).where('date_created', '>=', since).first('english');
  return row?.english ?? null;
}

/** The account of a verified address. */
export async function findReader(
  database: Knex,
  email: string,
): Promise<{ id: string; firstName: string | null } | null> {
  const row = await database('directus_users')
    .where({ email_verified: true })
    .whereRaw('lower(email) = lower(?)', [email])
    .first('id', 'first_name');
  return row ? { id: row.id, firstName: row.first_name } : null;
}
