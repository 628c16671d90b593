import type { Knex } from 'knex';

const profiles = 'qd_matrimonial_profile';

/** The profile that a mail went to. */
export async function findProfileOfMessage(db: Knex, messageId: string): Promise<number | null> {
  const row = await db('qdb_cold_mail_to_profile')
    .where({ message_id: messageId })
    .first('qd_matrimonial_profile_id');
  return row?.qd_matrimonial_profile_id ?? null;
}

/** The first instant stays when someone unsubscribes twice. */
export async function saveChoice(
  tx: Knex,
  of: { id: number } | { user: string },
  { wantsMail, now }: { wantsMail: boolean; now: Date },
): Promise<boolean> {
  const stopped = wantsMail ? null : tx.raw('coalesce(bulk_mail_stopped_at, ?)', [now]);
  return (await tx(profiles).where(of).update({ bulk_mail_stopped_at: stopped })) > 0;
}

export async function findStop(db: Knex, profileId: number): Promise<Date | null> {
  const row = await db(profiles).where({ id: profileId }).first('bulk_mail_stopped_at');
  return row?.bulk_mail_stopped_at ?? null;
}

/** Null without a profile. */
export async function findOwnChoice(db: Knex, userId: string): Promise<boolean | null> {
  const row = await db(profiles).where({ user: userId }).first('bulk_mail_stopped_at');
  return row ? row.bulk_mail_stopped_at === null : null;
}
