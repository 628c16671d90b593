import type { CalendarDate } from '../basics/date-window.ts';
import type { PrintSection, SectionKind, SectionOrder, SerialRange } from './edition.ts';

/** A candidate of one section. */
export interface SerialCandidate {
  id: number;
  /** Surname first, as the index is sorted. */
  sortName: string;
  birthday: CalendarDate | null;
  approvedOn: CalendarDate;
  /** The number in this edition, if one was given. */
  serialNumber: number | null;
  /** The number of the last edition, when the family asked to keep it. */
  wishes: number | null;
}

export interface SerialOptions {
  /** `all` gives every candidate a new number; `missing` only those without one of their section. */
  scope: 'all' | 'missing';
  keepsWishes: boolean;
  /** Who gets a number that several ask to keep. Without a choice, the first in the section's order. */
  choices: ReadonlyMap<number, number>;
  /** Numbers in use outside this section. */
  taken: ReadonlySet<number>;
}

export interface GivenSerial {
  id: number;
  serialNumber: number;
  isKept: boolean;
}

/** A wish that needs an admin's eye: asked for twice, or not possible. */
export interface SerialConflict {
  serialNumber: number;
  reason: 'asked_twice' | 'outside_section' | 'taken';
  ids: number[];
}

export interface SerialPlan {
  given: GivenSerial[];
  /** Candidates without a number, because the section is full. */
  left: number[];
  conflicts: SerialConflict[];
}

/**
 * Gives the numbers of all sections at once, so that sections can move and candidates can change their section. With
 * `missing`, a number that somebody of another section has is not given: it may have to stay.
 */
export function planEditionSerials(
  sections: readonly (SerialRange & Pick<PrintSection, 'kind' | 'order'>)[],
  candidates: readonly (SerialCandidate & { section: SectionKind | null })[],
  options: Omit<SerialOptions, 'taken'>,
): SerialPlan {
  const isPlaced = (kind: SectionKind | null) => sections.some((section) => section.kind === kind);
  const plans = sections.map((section) => {
    const others = candidates.filter((each) =>
      options.scope === 'missing' ? each.section !== section.kind : !isPlaced(each.section),
    );
    const taken = new Set(others.flatMap(({ serialNumber }) => serialNumber ?? []));
    const own = candidates.filter((each) => each.section === section.kind);
    return planSerials(section, own, { ...options, taken });
  });
  return {
    given: plans.flatMap(({ given }) => given),
    left: plans.flatMap(({ left }) => left),
    conflicts: plans.flatMap(({ conflicts }) => conflicts),
  };
}

/**
 * Gives the numbers of a section to its candidates: first the wishes, then the free numbers in order. No
 * number is given twice or outside the section, and nobody is left out while a number is free. With `missing` nobody
 * loses a number: without a free one, that of another section stays.
 */
export function planSerials(
  section: SerialRange & Pick<PrintSection, 'order'>,
  candidates: readonly SerialCandidate[],
  { scope, keepsWishes, choices, taken }: SerialOptions,
): SerialPlan {
  const sorted = sortCandidates(candidates, section.order);
  const staying = scope === 'missing' ? sorted.filter((each) => isIn(section, each.serialNumber)) : [];
  const asking = sorted.filter((each) => !staying.includes(each));
  const used = new Set([...taken, ...staying.map(({ serialNumber }) => serialNumber as number)]);

  const wishes = keepsWishes ? groupWishes(asking) : new Map<number, number[]>();
  const conflicts = listConflicts(section, wishes, used);
  const kept = new Map<number, number>();
  for (const [serialNumber, ids] of wishes) {
    if (!isIn(section, serialNumber) || used.has(serialNumber)) continue;
    const chosen = choices.get(serialNumber);
    kept.set(ids.find((id) => id === chosen) ?? (ids[0] as number), serialNumber);
  }
  for (const serialNumber of kept.values()) used.add(serialNumber);

  const free = numbersOf(section).filter((serialNumber) => !used.has(serialNumber));
  const given: GivenSerial[] = [];
  const left: number[] = [];
  for (const { id, serialNumber: before } of asking) {
    const serialNumber = kept.get(id) ?? free.shift();
    if (serialNumber !== undefined) given.push({ id, serialNumber, isKept: kept.has(id) });
    else if (scope === 'all' || before === null) left.push(id);
  }
  return { given, left, conflicts };
}

/** By name; by age, the youngest first; or by the day of approval. The name and the id break ties. */
export function sortCandidates<Candidate extends SerialCandidate>(
  candidates: readonly Candidate[],
  order: SectionOrder,
): Candidate[] {
  const compare: Record<SectionOrder, (a: SerialCandidate, b: SerialCandidate) => number> = {
    name: () => 0,
    age: (a, b) => compareText(b.birthday ?? '', a.birthday ?? ''),
    date: (a, b) => compareText(a.approvedOn, b.approvedOn),
  };
  return candidates.toSorted(
    (a, b) => compare[order](a, b) || compareText(a.sortName, b.sortName) || a.id - b.id,
  );
}

/** By code unit, so that every machine sorts alike. */
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const isIn = ({ from, to }: SerialRange, serialNumber: number | null) =>
  serialNumber !== null && serialNumber >= from && serialNumber <= to;

const numbersOf = ({ from, to }: SerialRange) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

function groupWishes(candidates: readonly SerialCandidate[]): Map<number, number[]> {
  const wishes = new Map<number, number[]>();
  for (const { id, wishes: serialNumber } of candidates) {
    if (serialNumber !== null) wishes.set(serialNumber, [...(wishes.get(serialNumber) ?? []), id]);
  }
  return wishes;
}

function listConflicts(
  section: SerialRange,
  wishes: ReadonlyMap<number, number[]>,
  used: ReadonlySet<number>,
): SerialConflict[] {
  return [...wishes].flatMap(([serialNumber, ids]): SerialConflict[] => {
    if (!isIn(section, serialNumber)) return [{ serialNumber, reason: 'outside_section', ids }];
    if (used.has(serialNumber)) return [{ serialNumber, reason: 'taken', ids }];
    return ids.length > 1 ? [{ serialNumber, reason: 'asked_twice', ids }] : [];
  });
}
