import type { Knex } from 'knex';

interface NewRun {
  edition: number;
  by: string;
  profiles: readonly number[];
  numbers: readonly (number | null)[];
}

/** Remembers the numbers of before. */
export async function insertRun(
  tx: Knex.Transaction,
  { edition, by, profiles, numbers }: NewRun,
): Promise<void> {
  const [run] = await tx('serial_run').insert({ edition, given_by: by }).returning<{ id: number }[]>('id');
  await tx.raw(
    `insert into serial_change (run, profile, edition_before, number_before, number_after)
     select ?, p.id, p.edition, p.serial_number, g.number
       from unnest(?::integer[], ?::integer[]) as g(id, number) join qd_matrimonial_profile p on p.id = g.id`,
    [run?.id ?? 0, profiles, numbers] as unknown as Knex.RawBinding[],
  );
}

export async function markUndone(
  tx: Knex.Transaction,
  run: number,
  edition: number,
  now: Date,
): Promise<void> {
  await tx('serial_run').where({ id: run, edition }).update({ undone_at: now });
}
