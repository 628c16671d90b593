import { createHash } from 'node:crypto';
import type { SerialPlanInput } from '@suchi/contracts/print';
import { startOfDayInIndia } from '@suchi/domain/basics';
import {
  findCandidateSection,
  planSerials,
  type PrintSection,
  type SectionKind,
  type SerialPlan,
  sortCandidates,
} from '@suchi/domain/print';
import type { Knex } from 'knex';
import { type BookCandidate, listBookCandidates, listTaken } from '../repository/candidates.ts';
import type { BookEdition } from '../repository/editions.ts';
import { listAsked } from '../repository/families.ts';
import { requireEdition } from './read-book.ts';
import { refusedEdition } from './refuse.ts';

export interface PlannedNumber extends BookCandidate {
  /** The number it gets or keeps; null when the section is full. */
  newNumber: number | null;
  /** It gets the number of the edition before. */
  isKept: boolean;
}

export interface NumberPlan {
  /** In the order of the section. */
  candidates: PlannedNumber[];
  plan: SerialPlan;
  digest: string;
}

export interface NumberPreview extends NumberPlan {
  /** The profiles whose families were asked today to complete them. */
  askedToday: ReadonlySet<number>;
}

export async function readPlan({
  db,
  input,
  now,
}: {
  db: Knex;
  input: SerialPlanInput;
  now: Date;
}): Promise<NumberPreview> {
  const planned = await planNumbers(db, await requireEdition(db), input);
  const ids = planned.candidates.map(({ id }) => id);
  return { ...planned, askedToday: await listAsked(db, ids, startOfDayInIndia(now)) };
}

export async function listSectionCandidates(
  db: Knex,
  edition: BookEdition,
  kind: SectionKind,
): Promise<{ section: PrintSection; candidates: BookCandidate[] }> {
  const section = edition.sections.find((each) => each.kind === kind);
  if (!section) throw refusedEdition('no_section');
  const candidates = (await listBookCandidates(db, edition.id)).filter(
    (candidate) => findCandidateSection(candidate, edition)?.kind === kind,
  );
  return { section, candidates };
}

export async function planNumbers(
  db: Knex,
  edition: BookEdition,
  input: SerialPlanInput,
): Promise<NumberPlan> {
  const { section, candidates: own } = await listSectionCandidates(db, edition, input.section);
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
  const given = new Map(plan.given.map((each) => [each.id, each]));
  const left = new Set(plan.left);
  const candidates = sortCandidates(asking, section.order).map((candidate): PlannedNumber => ({
    ...candidate,
    newNumber:
      given.get(candidate.id)?.serialNumber ?? (left.has(candidate.id) ? null : candidate.serialNumber),
    isKept: given.get(candidate.id)?.isKept ?? false,
  }));
  return { candidates, plan, digest: digestOf(plan) };
}

/** The same for the same numbers. */
const digestOf = (plan: SerialPlan) => createHash('sha256').update(JSON.stringify(plan)).digest('hex');
