import type { Knex } from 'knex';

// For other rooms.

const table = 'qd_matrimonial_profile';

/** Whether the family wants mails to many. The first instant stays when someone unsubscribes twice. */
export async function saveMailChoice(
  tx: Knex,
  of: { id: number } | { user: string },
  { wantsMail, now }: { wantsMail: boolean; now: Date },
): Promise<boolean> {
  const stopped = wantsMail ? null : tx.raw('coalesce(bulk_mail_stopped_at, ?)', [now]);
  return (await tx(table).where(of).update({ bulk_mail_stopped_at: stopped })) > 0;
}

/** Since when the family gets no bulk mails: null while it does, undefined without a profile. */
export async function findMailStop(
  db: Knex,
  of: { id: number } | { user: string },
): Promise<Date | null | undefined> {
  const row = await db(table).where(of).first('bulk_mail_stopped_at');
  return row?.bulk_mail_stopped_at;
}
