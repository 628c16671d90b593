import type { Knex } from 'knex';

export interface SlipRow {
  id: number;
  first_by: string;
  /** Of the person who typed it first. */
  name: string;
  sealed: string;
}

interface Of {
  edition: number;
  chooser: string;
}

export async function findSlip(db: Knex, { edition, chooser }: Of): Promise<SlipRow | null> {
  const { rows } = await db.raw<{ rows: SlipRow[] }>(
    `select s.id, s.first_by, s.sealed, concat_ws(' ', u.first_name, u.last_name) as name
       from melawa_slip s join directus_users u on u.id = s.first_by where s.edition = ? and s.chooser = ?`,
    [edition, chooser],
  );
  return rows[0] ?? null;
}

export async function insertSlip(
  tx: Knex.Transaction,
  slip: Of & Pick<SlipRow, 'first_by' | 'sealed'>,
): Promise<void> {
  await tx('melawa_slip').insert(slip);
}

export const deleteSlip = (tx: Knex.Transaction, { edition, chooser }: Of): Promise<number> =>
  tx('melawa_slip').where({ edition, chooser }).delete();

export const deleteSlips = (db: Knex, edition: number): Promise<number> =>
  db('melawa_slip').where({ edition }).delete();

/** Typed once and waiting, and finished. */
export async function countSlips(db: Knex, edition: number): Promise<{ waiting: number; finished: number }> {
  const { rows } = await db.raw<{ rows: [{ waiting: number; finished: number }] }>(
    `select (select count(*) from melawa_slip where edition = :edition)::int as waiting,
            (select count(*) from melawa_choice where edition = :edition and source = 'slip')::int as finished`,
    { edition },
  );
  return rows[0];
}
