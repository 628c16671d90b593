import { findCandidateSection, type PrintSection, type SectionKind } from '@suchi/domain/print';
import type { Knex } from 'knex';
import { listBookCandidates } from '../repository/candidates.ts';
import {
  type BookEdition,
  countGiven,
  type LastRunRow,
  readCurrentEdition,
  readLastRun,
} from '../repository/editions.ts';
import { refusedEdition } from './refuse.ts';

export interface BookFacts {
  year: number;
  sections: (PrintSection & { candidates: number; given: number })[];
  unplaced: number;
  lastRun: LastRunRow | null;
}

export async function requireEdition(db: Knex, options: { isLocked?: boolean } = {}): Promise<BookEdition> {
  const edition = await readCurrentEdition(db, options);
  if (edition === null) throw refusedEdition('no_edition');
  return edition;
}

export async function readBook({ db }: { db: Knex }): Promise<BookFacts> {
  const edition = await requireEdition(db);
  const given = await countGiven(db, edition.id, edition.sections);
  const counts = new Map<SectionKind | null, number>();
  for (const candidate of await listBookCandidates(db, edition.id)) {
    const kind = findCandidateSection(candidate, edition)?.kind ?? null;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return {
    year: edition.year,
    sections: edition.sections.map((section) => ({
      ...section,
      candidates: counts.get(section.kind) ?? 0,
      given: given.get(section.kind) ?? 0,
    })),
    unplaced: counts.get(null) ?? 0,
    lastRun: await readLastRun(db, edition.id),
  };
}
