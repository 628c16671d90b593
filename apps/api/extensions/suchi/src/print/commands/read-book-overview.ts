import type { Knex } from 'knex';
import { listPrinted } from '../book/read-snapshot.ts';
import { type BookFileEdition, findCurrentBookEdition } from '../repository/book-facts.ts';
import { type BookJobRow, listLastJobs } from '../repository/book-jobs.ts';
import { refusedEdition } from './refuse.ts';

export interface BookOverviewFacts {
  edition: BookFileEdition;
  candidates: number;
  job: BookJobRow | null;
  proof: BookJobRow | null;
  press: BookJobRow | null;
}

export async function requireBookEdition(
  db: Knex,
  options: { isLocked?: boolean } = {},
): Promise<BookFileEdition> {
  const edition = await findCurrentBookEdition(db, options);
  if (edition === null) throw refusedEdition('no_edition');
  return edition;
}

export async function readBookOverview({ db }: { db: Knex }): Promise<BookOverviewFacts> {
  const edition = await requireBookEdition(db);
  const jobs = await listLastJobs(db, edition.id);
  const finished = jobs.filter(({ state }) => state === 'done');
  return {
    edition,
    candidates: (await listPrinted(db, edition)).length,
    job: jobs[0] ?? null,
    proof: finished.find(({ kind }) => kind === 'proof') ?? null,
    press: finished.find(({ kind }) => kind === 'press') ?? null,
  };
}
