import { createHash } from 'node:crypto';
import type { SerialPlanInput } from '@suchi/contracts/print';
import { startOfDayInIndia } from '@suchi/domain/basics';
import {
  findCandidateSection,
  planEditionSerials,
  type SectionKind,
  type SerialPlan,
  sortCandidates,
} from '@suchi/domain/print';
import type { Knex } from 'knex';
import {
  type BookCandidate,
  listBookCandidates,
  listFreed,
  type NumberHolder,
} from '../repository/candidates.ts';
import type { BookEdition } from '../repository/editions.ts';
import { listAsked } from '../repository/families.ts';
import { requireEdition } from './read-book.ts';
import { refusedEdition } from './refuse.ts';

export interface PlannedNumber extends BookCandidate {
  section: SectionKind | null;
  /** The number it gets or keeps; null when the section is full. */
  newNumber: number | null;
  /** It gets the number of the edition before. */
  isKept: boolean;
}

export interface NumberPlan {
  /** Of all sections. */
  candidates: PlannedNumber[];
  /** Of one section, in its order. */
  shown: PlannedNumber[];
  plan: SerialPlan;
  /** Who has a number and would have none. */
  losing: NumberHolder[];
  /** Profiles that are no longer looking and give their numbers back. */
  freed: NumberHolder[];
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
  const ids = planned.shown.map(({ id }) => id);
  return { ...planned, askedToday: await listAsked(db, ids, startOfDayInIndia(now)) };
}

export async function listPlacedCandidates(db: Knex, edition: BookEdition) {
  const candidates = await listBookCandidates(db, edition.id);
  return candidates.map((candidate) => ({
    ...candidate,
    wishes: candidate.keepsSerial ? candidate.lastNumber : null,
    section: findCandidateSection(candidate, edition)?.kind ?? null,
  }));
}

/** Plans all sections at once; one of them is shown. */
export async function planNumbers(
  db: Knex,
  edition: BookEdition,
  input: SerialPlanInput,
): Promise<NumberPlan> {
  const section = edition.sections.find(({ kind }) => kind === input.section);
  if (!section) throw refusedEdition('no_section');
  const placed = await listPlacedCandidates(db, edition);
  const plan = planEditionSerials(edition.sections, placed, {
    scope: input.scope,
    keepsWishes: input.keeps_wishes,
    choices: new Map(input.choices.map((choice) => [choice.serial_number, choice.profile_id])),
  });
  const given = new Map(plan.given.map((each) => [each.id, each]));
  const left = new Set(plan.left);
  const candidates = sortCandidates(placed, section.order).map((candidate): PlannedNumber => ({
    ...candidate,
    newNumber:
      given.get(candidate.id)?.serialNumber ?? (left.has(candidate.id) ? null : candidate.serialNumber),
    isKept: given.get(candidate.id)?.isKept ?? false,
  }));
  const freed = await listFreed(db, edition.id);
  return {
    candidates,
    shown: candidates.filter((candidate) => candidate.section === section.kind),
    plan,
    losing: candidates.flatMap(({ id, name, serialNumber, newNumber }) =>
      serialNumber !== null && newNumber === null ? [{ id, name, serialNumber }] : [],
    ),
    freed,
    digest: digestOf({ plan, freed }),
  };
}

/** The same for the same numbers. */
const digestOf = (planned: object) => createHash('sha256').update(JSON.stringify(planned)).digest('hex');
