import type { PaperKind } from '@suchi/domain/desk-entry';
import type { Knex } from 'knex';

const table = 'desk_paper';

export interface NewPaper {
  id: string;
  entry: number | null;
  kind: PaperKind;
  content: string;
  takenBy: string;
}

export async function insertPaper(tx: Knex, paper: NewPaper, now: Date): Promise<void> {
  await tx(table).insert({
    id: paper.id,
    entry: paper.entry,
    kind: paper.kind,
    content: paper.content,
    taken_by: paper.takenBy,
    taken_at: now,
  });
}

/** Gives a signed paper to its entry. False: it is not there, not this person's, or used already. */
export async function usePaper(
  tx: Knex.Transaction,
  paper: { id: string; takenBy: string; entry: number },
): Promise<boolean> {
  const changed = await tx(table)
    .where({ id: paper.id, kind: 'consent', taken_by: paper.takenBy })
    .whereNull('entry')
    .update({ entry: paper.entry });
  return changed === 1;
}

/** In the order in which they were taken. */
export async function listPages(db: Knex, entry: number): Promise<string[]> {
  const rows = await db(table).where({ entry, kind: 'form' }).orderBy('taken_at').orderBy('id').select('id');
  return rows.map(({ id }) => id);
}

export interface PaperRow {
  kind: PaperKind;
  content: string;
  takenBy: string | null;
  /** Null: not used yet. */
  profile: number | null;
}

export async function findPaper(db: Knex, id: string): Promise<PaperRow | null> {
  const row = await db(`${table} as d`)
    .leftJoin('desk_entry as e', 'e.id', 'd.entry')
    .where({ 'd.id': id })
    .first<PaperRow | undefined>('d.kind', 'd.content', 'd.taken_by as takenBy', 'e.profile');
  return row ?? null;
}

/** The pages of the form are typed; only the signed paper is kept. */
export async function deletePages(tx: Knex.Transaction, entry: number): Promise<void> {
  await tx(table).where({ entry, kind: 'form' }).delete();
}

/** Those that a new secret has not sealed yet, some at a time. */
export function listPapersAfter(
  db: Knex,
  after: string | null,
  limit: number,
): Promise<{ id: string; content: string }[]> {
  const query = db(table).orderBy('id').limit(limit);
  return (after === null ? query : query.where('id', '>', after)).select('id', 'content');
}

export async function replaceContent(
  db: Knex,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db(table).where({ id, content: from }).update({ content: to });
}
