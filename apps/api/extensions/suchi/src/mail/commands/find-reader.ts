import type { Knex } from 'knex';
import { findReader } from '../repository.ts';

/** The account with the address that a mail went to; null when either is gone. */
export async function findReaderOfMail(db: Knex, mailId: string): Promise<string | null> {
  const mail = await db('qdb_mail').where({ id: mailId }).first('to_email');
  const reader = mail ? await findReader(db, mail.to_email) : null;
  return reader?.id ?? null;
}
