import type { Knex } from 'knex';

/** The profile that a mail went to. */
export async function findProfileOfMessage(db: Knex, messageId: string): Promise<number | null> {
  const row = await db('qdb_cold_mail_to_profile')
    .where({ message_id: messageId })
    .first('qd_matrimonial_profile_id');
  return row?.qd_matrimonial_profile_id ?? null;
}
