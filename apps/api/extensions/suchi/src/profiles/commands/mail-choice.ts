import type { Knex } from 'knex';

// For other rooms.

const table = 'qd_matrimonial_profile';

/** Which mails a family wants: those to many, and those about interest between families. */
export interface MailChoice {
  wantsMail: boolean;
  wantsFamilyMail: boolean;
}

const columnOf = { wantsMail: 'bulk_mail_stopped_at', wantsFamilyMail: 'family_mail_stopped_at' } as const;

type Of = { id: number } | { user: string };

/** The first instant stays when someone unsubscribes twice. */
export async function saveMailChoice(
  tx: Knex,
  of: Of,
  { now, ...choice }: Partial<MailChoice> & { now: Date },
): Promise<boolean> {
  const columns = Object.entries(choice).map(([name, isWanted]) => {
    const column = columnOf[name as keyof MailChoice];
    return [column, isWanted ? null : tx.raw('coalesce(??, ?)', [column, now])];
  });
  if (columns.length === 0) return (await findMailChoice(tx, of)) !== null;
  return (await tx(table).where(of).update(Object.fromEntries(columns))) > 0;
}

/** Null without a profile. */
export async function findMailChoice(db: Knex, of: Of): Promise<MailChoice | null> {
  const row = await db(table)
    .where(of)
    .first(...Object.values(columnOf));
  return row
    ? { wantsMail: row.bulk_mail_stopped_at === null, wantsFamilyMail: row.family_mail_stopped_at === null }
    : null;
}

/** Since when the family gets no bulk mails: null while it does. */
export async function findMailStop(db: Knex, of: Of): Promise<Date | null> {
  const row = await db(table).where(of).first('bulk_mail_stopped_at');
  return row?.bulk_mail_stopped_at ?? null;
}
