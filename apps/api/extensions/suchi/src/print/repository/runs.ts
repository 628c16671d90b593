import type { GivenSerial } from '@suchi/domain/print';
import type { Knex } from 'knex';

interface NewRun {
  edition: number;
  by: string;
  given: readonly Omit<GivenSerial, 'isKept'>[];
  /** Those who lose their number: the section is full, or they are no longer looking. */
  left: readonly number[];
}

/** Gives the numbers and remembers those of before. */
export async function insertRun(tx: Knex.Transaction, { edition, by, given, left }: NewRun): Promise<void> {
  const [run] = await tx('serial_run').insert({ edition, given_by: by }).returning<{ id: number }[]>('id');
  const profiles = [...given.map(({ id }) => id), ...left];
  const numbers = [...given.map(({ serialNumber }) => serialNumber), ...left.map(() => null)];
  const pairs = [profiles, numbers] as unknown as Knex.RawBinding[];
  await tx.raw(
    `insert into serial_change (run, profile, edition_before, number_before, number_after)
     select ?, p.id, p.edition, p.serial_number, g.number
       from unnest(?::integer[], ?::integer[]) as g(id, number) join qd_matrimonial_profile p on p.id = g.id`,
    [run?.id ?? 0, ...pairs],
  );
  // Without the numbers first, since two candidates may change places.
  await tx.raw(`update qd_matrimonial_profile set serial_number = null where id = any(?::integer[])`, [
    profiles,
  ] as unknown as Knex.RawBinding[]);
  await tx.raw(
    `update qd_matrimonial_profile p set serial_number = g.number, edition = ?
       from unnest(?::integer[], ?::integer[]) as g(id, number) where p.id = g.id and g.number is not null`,
    [edition, ...pairs],
  );
}

/** Gives everyone of a run the number of before. */
export async function undoRun(tx: Knex.Transaction, run: number, edition: number, now: Date): Promise<void> {
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
  await tx('serial_run').where({ id: run, edition }).update({ undone_at: now });
}
