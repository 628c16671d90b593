import {
  type Duty,
  dutyPolicyIds,
  findDuties,
  findRole,
  type Role,
  roleIds,
  type SecondFactorGroup,
  type StaffRights,
} from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { readAssociation } from '../platform/association.ts';
import type { Row } from '../platform/rows.generated.ts';
import { hasSecondFactorSql, secondFactorGroupOf } from '../platform/staff-state.ts';

const users = 'directus_users';
const access = 'directus_access';
const staffRoles = [roleIds.admin, roleIds.staff].map((id) => `'${id}'`).join(', ');

type PersonRow = Row<
  'directus_users',
  'id' | 'first_name' | 'last_name' | 'email' | 'status' | 'last_access' | 'invited_at'
>;

export interface StaffPersonRecord extends PersonRow {
  isAdmin: boolean;
  duties: readonly Duty[];
  hasSecondFactor: boolean;
}

const listedAtMost = 500;

/** Without those whose rights were withdrawn. */
export async function listPeople(db: Knex): Promise<StaffPersonRecord[]> {
  const { rows } = await db.raw<{
    rows: (PersonRow & { role: string; hasSecondFactor: boolean; policies: string[] })[];
  }>(
    `select u.id, u.first_name, u.last_name, u.email, u.status, u.last_access, u.invited_at, u.role,
            ${hasSecondFactorSql} as "hasSecondFactor",
            array(select a.policy::text from ${access} a where a."user" = u.id) as policies
       from ${users} u
      where u.role in (${staffRoles}) and u.status in ('active', 'invited', 'suspended')
      order by u.status = 'invited', lower(u.first_name), lower(u.email), u.id
      limit ${listedAtMost}`,
  );
  return rows.map(({ role, policies, ...person }) => {
    const name = findRole(role);
    return { ...person, isAdmin: name === 'admin', duties: findDuties(name, policies) };
  });
}

export async function readSecondFactorGroup(db: Knex): Promise<SecondFactorGroup> {
  const row = await readAssociation(db, 'staff_second_factor', 'admin_second_factor');
  return secondFactorGroupOf({ ofStaff: row.staff_second_factor, ofAdmins: row.admin_second_factor });
}

export interface AccountRecord {
  id: string;
  role: Role | null;
  status: string;
  email: string | null;
  invitedAt: Date | null;
  duties: readonly Duty[];
}

/** Locks the account until the transaction ends. */
export async function findForUpdate(
  tx: Knex.Transaction,
  where: { id: string } | { email: string },
): Promise<AccountRecord | null> {
  const query = tx(users).forUpdate();
  const row = await (
    'id' in where ? query.where({ id: where.id }) : query.whereRaw('lower(email) = ?', [where.email])
  ).first('id', 'role', 'status', 'email', 'invited_at');
  if (!row) return null;
  const role = findRole(row.role);
  const policies: string[] = await tx(access).where({ user: row.id }).pluck('policy');
  return {
    id: row.id,
    role,
    status: row.status,
    email: row.email,
    invitedAt: row.invited_at,
    duties: findDuties(role, policies),
  };
}

/** Locks all admins, so that two of them do not demote each other at the same time. */
export async function lockActiveAdmins(tx: Knex.Transaction): Promise<string[]> {
  return tx(users)
    .whereRaw(`role = '${roleIds.admin}'`)
    .where({ status: 'active' })
    .orderBy('id')
    .forUpdate()
    .pluck('id');
}

export async function saveDuties(
  tx: Knex.Transaction,
  userId: string,
  { isAdmin, duties }: StaffRights,
): Promise<void> {
  await tx(access).where({ user: userId }).delete();
  // An admin's role has every duty already.
  if (isAdmin || duties.length === 0) return;
  await tx(access).insert(
    duties.map((duty) => ({ id: tx.raw('gen_random_uuid()'), user: userId, policy: dutyPolicyIds[duty] })),
  );
}
