import { dutyPolicyIds, roleIds } from '@suchi/domain/accounts';
import type { Hearer } from '@suchi/domain/grievances';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';

const staffRoles = [roleIds.admin, roleIds.staff];

/** What the rules ask of a person of the office. Null: no such person works there now. */
export async function findHearer(db: Knex, userId: string): Promise<Hearer | null> {
  return (await listHearers(db, userId))[0] ?? null;
}

export interface OfficePerson extends Hearer {
  name: string;
}

const atMost = 500;

/** All who work in the office now, or one of them. */
export async function listHearers(db: Knex, userId?: string): Promise<OfficePerson[]> {
  const { grievance_officer_email: named } = await readAssociation(db, 'grievance_officer_email');
  const { rows } = await db.raw<{ rows: OfficePerson[] }>(
    `select s.id, s.name, s."isAdmin", s."isAdmin" or s.has_duty as hears,
            s.is_named or (s.has_duty and not s."isAdmin") as "isOfficer"
       from (
         select u.id, concat_ws(' ', u.first_name, u.last_name) as name, u.role = :admin as "isAdmin",
                coalesce(lower(u.email) = lower(:named), false) as is_named,
                exists (select from directus_access a where a."user" = u.id and a.policy = :duty) as has_duty
           from directus_users u
          where u.status = 'active' and u.role = any(:roles) and (:id::uuid is null or u.id = :id::uuid)) s
      order by lower(s.name), s.id limit ${atMost}`,
    {
      admin: roleIds.admin,
      named,
      duty: dutyPolicyIds.grievance,
      roles: staffRoles,
      id: userId ?? null,
    },
  );
  return rows;
}
