import type { Knex } from 'knex';
import { recordAudits } from '../../platform/audit-log.ts';

export interface Family {
  profile: number;
  owner: string;
  email: string;
  firstName: string | null;
}

/** The accounts of the profiles that can be reached by mail, in the order of their numbers. */
export async function listFamilies(db: Knex, profiles: readonly number[]): Promise<Family[]> {
  const { rows } = await db.raw<{ rows: Family[] }>(
    `select p.id as profile, u.id as owner, u.email, u.first_name as "firstName"
       from qd_matrimonial_profile p join directus_users u on u.id = p."user"
      where p.id = any(?::integer[]) and u.email is not null and u.status <> 'suspended'
      order by p.serial_number, p.id`,
    [profiles] as unknown as Knex.RawBinding[],
  );
  return rows;
}

const askAction = 'edition.ask_to_complete';

/** Which of the profiles were asked to be completed since then. The audit log keeps each ask. */
export async function listAsked(
  db: Knex,
  profiles: readonly number[],
  since: Date,
): Promise<ReadonlySet<number>> {
  const { rows } = await db.raw<{ rows: { profile: number }[] }>(
    `select distinct subject_id::integer as profile from audit_log
      where subject_collection = 'qd_matrimonial_profile' and subject_id = any(?::text[])
        and action = '${askAction}' and date_created >= ?`,
    [profiles.map(String), since] as unknown as Knex.RawBinding[],
  );
  return new Set(rows.map(({ profile }) => profile));
}

export async function recordAsked(tx: Knex, by: string, profiles: readonly number[]): Promise<void> {
  await recordAudits(
    tx,
    profiles.map((profile) => ({
      actor: { id: by, kind: 'admin' },
      action: askAction,
      subject: { collection: 'qd_matrimonial_profile', id: profile },
    })),
  );
}
