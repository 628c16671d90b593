import type { Knex } from 'knex';
import type { Row } from '../platform/rows.generated.ts';

export type NomineeRow = Row<'nominee', 'name' | 'relation' | 'mobile'>;

export async function findNominee(db: Knex, userId: string): Promise<NomineeRow | null> {
  return (await db('nominee').where({ user: userId }).first('name', 'relation', 'mobile')) ?? null;
}

export async function saveNominee(tx: Knex, userId: string, nominee: NomineeRow | null): Promise<void> {
  if (nominee === null) await tx('nominee').where({ user: userId }).delete();
  else
    await tx('nominee')
      .insert({ ...nominee, user: userId })
      .onConflict('user')
      .merge();
}

export interface Opening {
  at: Date;
  by: string | null;
  reason: string;
}

/** When the officer looked into the account while it was closed. */
export async function listOpenings(db: Knex, userId: string): Promise<Opening[]> {
  const { rows } = await db.raw<{ rows: Opening[] }>(
    `select a.date_created as at, nullif(concat_ws(' ', u.first_name, u.last_name), '') as by,
            coalesce(a.details ->> 'reason', '') as reason
       from audit_log a left join directus_users u on u.id = a.actor
      where a.subject_collection = 'directus_users' and a.subject_id = :userId and a.action = 'account.open_sealed'
      order by a.id desc limit 100`,
    { userId },
  );
  return rows;
}
