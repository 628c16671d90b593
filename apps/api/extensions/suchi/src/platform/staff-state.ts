import { type Duty, findDuties, type Role } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { queryPrepared } from './query-prepared.ts';

export interface SecondFactorState {
  isRequired: boolean;
  isSet: boolean;
}

export interface StaffState extends SecondFactorState {
  duties: readonly Duty[];
}

const staffStateSql = `
  select coalesce((select staff_second_factor from admin_setting limit 1), false) as "isRequired",
         u.tfa_secret is not null as "isSet",
         array(select policy::text from directus_access where "user" = u.id) as policies
    from directus_users u where u.id = ?`;

/** Read at each request of staff, who are few, so that a duty or the switch changes at once on all nodes. */
export async function readStaffState(
  database: Knex,
  { userId, role }: { userId: string; role: Role },
): Promise<StaffState> {
  const [row] = await queryPrepared<SecondFactorState & { policies: string[] }>(
    database,
    'staff-state',
    staffStateSql,
    [userId],
  );
  if (!row) return { isRequired: true, isSet: false, duties: [] };
  const { policies, ...secondFactor } = row;
  return { ...secondFactor, duties: findDuties(role, policies) };
}
