import {
  type BookAction,
  checkBookAction,
  findCandidateSection,
  type PrintSection,
  type SectionKind,
} from '@suchi/domain/print';
import type { Knex } from 'knex';
import { listBookCandidates } from '../repository/candidates.ts';
import {
  type BookEdition,
  countGiven,
  type LastRunRow,
  readBookEdition,
  readLastRun,
} from '../repository/editions.ts';
import { type FrozenFacts, readFrozenFacts } from '../repository/frozen-profiles.ts';
import { refusedEdition } from './refuse.ts';

export interface BookFacts {
  edition: BookEdition;
  frozen: FrozenFacts | null;
  sections: (PrintSection & { candidates: number; given: number })[];
  unplaced: number;
  lastRun: LastRunRow | null;
}

export async function requireEdition(
  db: Knex,
  options: { isLocked?: boolean; year?: number } = {},
): Promise<BookEdition> {
  const edition = await readBookEdition(db, options);
  if (edition === null) throw refusedEdition('no_edition');
  return edition;
}

/** Locked, and still open to this change. */
export async function requireChangeable(tx: Knex, action: BookAction): Promise<BookEdition> {
  const edition = await requireEdition(tx, { isLocked: true });
  const decision = checkBookAction(action, edition.state);
  if (!decision.allowed) throw refusedEdition(decision.reason);
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
    edition,
    frozen: edition.state === 'open' ? null : await readFrozenFacts(db, edition.id),
    sections: edition.sections.map((section) => ({
      ...section,
      candidates: counts.get(section.kind) ?? 0,
      given: given.get(section.kind) ?? 0,
    })),
    unplaced: counts.get(null) ?? 0,
    lastRun: await readLastRun(db, edition.id),
  };
}
