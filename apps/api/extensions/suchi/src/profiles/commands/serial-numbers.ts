import type { Knex } from 'knex';

// For other rooms.

/** Null takes a number away. */
export interface GivenNumbers {
  profiles: readonly number[];
  numbers: readonly (number | null)[];
}

export async function giveNumbers(
  tx: Knex.Transaction,
  edition: number,
  { profiles, numbers }: GivenNumbers,
): Promise<void> {
  // Without the numbers first, since two candidates may change places.
  await tx.raw(`update qd_matrimonial_profile set serial_number = null where id = any(?::integer[])`, [
    profiles,
  ] as unknown as Knex.RawBinding[]);
  await tx.raw(
    `update qd_matrimonial_profile p set serial_number = g.number, edition = ?
       from unnest(?::integer[], ?::integer[]) as g(id, number) where p.id = g.id and g.number is not null`,
    [edition, profiles, numbers] as unknown as Knex.RawBinding[],
  );
}

/** Gives everyone of a run the number of before. */
export async function restoreNumbers(tx: Knex.Transaction, run: number): Promise<void> {
  await tx.raw(
    `update qd_matrimonial_profile p set serial_number = null
       from serial_change c where c.run = ? and p.id = c.profile`,
    [run],
  );
  await tx.raw(
    `update qd_matrimonial_profile p
        set serial_number = c.number_before, edition = c.edition_before
       from serial_change c where c.run = ? and p.id = c.profile`,
    [run],
  );
}

export async function setKeepsNumber(tx: Knex.Transaction, profile: number, keeps: boolean): Promise<void> {
  await tx('qd_matrimonial_profile').where({ id: profile }).update({ keeps_serial: keeps });
}
