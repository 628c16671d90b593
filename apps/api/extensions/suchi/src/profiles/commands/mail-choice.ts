import type { MailTopic } from '@suchi/domain/accounts';
import type { Knex } from 'knex';

// For other rooms.

const table = 'qd_matrimonial_profile';

/** The topics that a profile's family gets; others are of the account. */
export type ProfileTopic = Exclude<MailTopic, 'weekly'>;

const columnOf = { bulk: 'bulk_mail_stopped_at', families: 'family_mail_stopped_at' } as const;

type Of = { id: number } | { user: string };

/** The first instant stays when someone stops the same mails twice. */
export async function saveMailChoice(
  tx: Knex,
  of: Of,
  { topic, wantsMail, now }: { topic: ProfileTopic; wantsMail: boolean; now: Date },
): Promise<boolean> {
  const column = columnOf[topic];
  const stopped = wantsMail ? null : tx.raw('coalesce(??, ?)', [column, now]);
  return (
    (await tx(table)
      .where(of)
      .update({ [column]: stopped })) > 0
  );
}

/** Since when the family gets no such mails: null while it does, undefined without a profile. */
export async function findMailStop(db: Knex, of: Of, topic: ProfileTopic): Promise<Date | null | undefined> {
  const row = await db(table).where(of).first({ stopped_at: columnOf[topic] });
  return row?.stopped_at;
}
