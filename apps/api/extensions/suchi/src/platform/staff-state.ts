import {
  type Duty,
  findDuties,
  isSecondFactorRequired,
  type Role,
  type SecondFactorGroup,
} from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { associationSql } from './association.ts';
import { queryPrepared } from './query-prepared.ts';

export interface SecondFactorState {
  isRequired: boolean;
  isSet: boolean;
}

export interface StaffState extends SecondFactorState {
  duties: readonly Duty[];
}

interface SecondFactorColumns {
  ofStaff: boolean;
  ofAdmins: boolean;
}

export function secondFactorGroupOf({ ofStaff, ofAdmins }: SecondFactorColumns): SecondFactorGroup {
  if (ofStaff) return 'staff';
  return ofAdmins ? 'admins' : 'nobody';
}

/** Of the user `u`. Accounts of older releases have the engine's own key. */
export const hasSecondFactorSql = `(u.tfa_secret is not null or exists (
    select 1 from second_factor f where f."user" = u.id and f.sealed_key is not null))`;

const staffStateSql = `
  select coalesce(s.staff_second_factor, false) as "ofStaff", coalesce(s.admin_second_factor, false) as "ofAdmins",
         ${hasSecondFactorSql} as "isSet",
         array(select policy::text from directus_access where "user" = u.id) as policies
    from directus_users u left join ${associationSql} s on true where u.id = ?`;

/** Read at each request of staff, who are few, so that a duty or the switch changes at once on all nodes. */
export async function readStaffState(
  database: Knex,
  { userId, role }: { userId: string; role: Role },
): Promise<StaffState> {
  const [row] = await queryPrepared<SecondFactorColumns & { isSet: boolean; policies: string[] }>(
    database,
    'staff-state',
    staffStateSql,
    [userId],
  );
  if (!row) return { isRequired: true, isSet: false, duties: [] };
  const { policies, isSet, ...columns } = row;
  const isRequired = isSecondFactorRequired(secondFactorGroupOf(columns), role);
  return { isRequired, isSet, duties: findDuties(role, policies) };
}
