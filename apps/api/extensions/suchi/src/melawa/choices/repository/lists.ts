import type { Knex } from 'knex';

export interface ListRow {
  chooser: string;
  source: 'app' | 'slip';
  send: string;
  tapped_at: Date;
  received_at: Date;
  numbers: number;
  sealed: string;
}

type Of = Pick<ListRow, 'chooser'> & { edition: number };

/** What one family does is done in turn. */
export async function lockChooser(tx: Knex.Transaction, { edition, chooser }: Of): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`melawa:${edition}:${chooser}`]);
}

export async function findLists(db: Knex, { edition, chooser }: Of): Promise<ListRow[]> {
  return db('melawa_choice').where({ edition, chooser });
}

export async function saveList(tx: Knex.Transaction, edition: number, list: ListRow): Promise<void> {
  await tx('melawa_choice')
    .insert({ edition, ...list })
    .onConflict(['edition', 'chooser', 'source'])
    .merge();
}

export const listAll = async (tx: Knex, edition: number): Promise<ListRow[]> =>
  tx('melawa_choice').where({ edition });

/** How many families have a list, and how many of them on paper alone. */
export async function countLists(db: Knex, edition: number): Promise<{ app: number; slips: number }> {
  const { rows } = await db.raw<{ rows: [{ app: number; slips: number }] }>(
    `select count(*) filter (where source = 'app')::int as app, count(*) filter (where source = 'slip')::int as slips
       from melawa_choice c where edition = ?
        and (source = 'app' or not exists (select from melawa_choice a
              where a.edition = c.edition and a.chooser = c.chooser and a.source = 'app'))`,
    [edition],
  );
  return rows[0];
}

/** How many numbers are on the lists together. */
export async function countChosen(db: Knex, edition: number): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ numbers: number }] }>(
    'select coalesce(sum(numbers), 0)::int as numbers from melawa_choice where edition = ?',
    [edition],
  );
  return rows[0].numbers;
}

export async function findLookUps(db: Knex, { edition, chooser }: Of): Promise<Set<string>> {
  const rows = await db('melawa_look_up').where({ edition, chooser }).select('looked_up');
  return new Set(rows.map(({ looked_up: mark }) => mark));
}

export async function insertLookUp(
  tx: Knex.Transaction,
  { edition, chooser }: Of,
  mark: string,
): Promise<void> {
  await tx('melawa_look_up').insert({ edition, chooser, looked_up: mark }).onConflict().ignore();
}

export const deleteLookUps = (db: Knex, edition: number): Promise<number> =>
  db('melawa_look_up').where({ edition }).delete();

export const deleteLists = (db: Knex, edition: number): Promise<number> =>
  db('melawa_choice').where({ edition }).delete();
