import { createHash } from 'node:crypto';
import type { SerialPlanInput } from '@suchi/contracts/print';
import { findCandidateSection, planSerials, type SerialPlan, sortCandidates } from '@suchi/domain/print';
import type { Knex } from 'knex';
import { type BookCandidate, listBookCandidates, listTaken } from '../repository/candidates.ts';
import type { BookEdition } from '../repository/editions.ts';
import { requireEdition } from './read-book.ts';
import { refusedEdition } from './refuse.ts';

export interface NumberPlan {
  /** In the order of the section. */
  candidates: BookCandidate[];
  plan: SerialPlan;
  digest: string;
}

export async function readPlan({ db, input }: { db: Knex; input: SerialPlanInput }): Promise<NumberPlan> {
  return planNumbers(db, await requireEdition(db), input);
}

export async function planNumbers(
  db: Knex,
  edition: BookEdition,
  input: SerialPlanInput,
): Promise<NumberPlan> {
  const section = edition.sections.find(({ kind }) => kind === input.section);
  if (!section) throw refusedEdition('no_section');
  const own = (await listBookCandidates(db, edition.id)).filter(
    (candidate) => findCandidateSection(candidate, edition)?.kind === section.kind,
  );
  const taken = await listTaken(
    db,
    edition.id,
    own.map(({ id }) => id),
  );
  const asking = own.map((candidate) => ({
    ...candidate,
    wishes: candidate.keepsSerial ? candidate.lastNumber : null,
  }));
  const plan = planSerials(section, asking, {
    scope: input.scope,
    keepsWishes: input.keeps_wishes,
    choices: new Map(input.choices.map((choice) => [choice.serial_number, choice.profile_id])),
    taken,
  });
  const byId = new Map(own.map((candidate) => [candidate.id, candidate]));
  const candidates = sortCandidates(asking, section.order).flatMap(({ id }) => byId.get(id) ?? []);
  return { candidates, plan, digest: digestOf(plan) };
}

/** The same for the same numbers. */
const digestOf = (plan: SerialPlan) => createHash('sha256').update(JSON.stringify(plan)).digest('hex');
