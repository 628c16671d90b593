import type { Knex } from 'knex';

export interface SecondFactorState {
  isRequired: boolean;
  isSet: boolean;
}

/** Read at each request of staff, who are few, so that the switch works at once on all nodes. */
export async function readSecondFactor(database: Knex, userId: string): Promise<SecondFactorState> {
  const { rows } = await database.raw<{ rows: SecondFactorState[] }>(
    `select coalesce((select staff_second_factor from admin_setting limit 1), false) as "isRequired",
            exists (select 1 from directus_users where id = ? and tfa_secret is not null) as "isSet"`,
    [userId],
  );
  return rows[0] ?? { isRequired: true, isSet: false };
}
