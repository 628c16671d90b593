import type { Knex } from 'knex';

// For the rehearsal of a melawa.

/** Before all years of a book. */
const rehearsalYear = 1;

/** Carries what is played, and has no day and no numbers: nobody else reads it. */
export async function addRehearsalEdition(tx: Knex.Transaction, from: number): Promise<number> {
  const { rows } = await tx.raw<{ rows: [{ id: number }] }>(
    `insert into edition (year, is_current, is_rehearsal, sections, activation_cutoff)
     select ?, false, true, sections, activation_cutoff from edition where id = ? returning id`,
    [rehearsalYear, from],
  );
  return rows[0].id;
}

/** With all that was played. */
export async function removeRehearsalEditions(tx: Knex.Transaction): Promise<void> {
  await tx('edition').where({ is_rehearsal: true }).delete();
}
