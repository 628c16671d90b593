import {
  compareOperations,
  type DoorLog,
  type DoorOperation,
  operationId,
  operationTime,
} from './door-log.ts';

type Of<Kind extends DoorOperation['kind']> = Extract<DoorOperation, { kind: Kind }>;

export interface Arrival {
  desk: number;
  at: number;
  people: number;
}

/** A family that is in. */
export interface FamilyAtDoor {
  family: string;
  people: number;
  /** Of the first check-in. */
  at: number;
  desk: number;
  /** The check-ins, the first one first; more than one where two desks scanned the same pass. */
  arrivals: Arrival[];
  /** Desks counted without knowing of each other: a volunteer says how many they are. */
  needsAnswer: boolean;
  /** What the next word about the people is over, and what is scanned again. */
  seen: string[];
  /** What those who come later are let in to: the last word about the people, or the first check-in. */
  standing: string;
  /** The number of the day of a walk-in. */
  dayNumber: number | null;
  badges: number;
  badgedAt: number | null;
}

/** The families that are in, from all operations in any order. */
export function readFamilies(log: DoorLog): Map<string, FamilyAtDoor> {
  const byFamily = new Map<string, DoorOperation[]>();
  for (const operation of log.values()) {
    const known = byFamily.get(operation.family);
    if (known === undefined) byFamily.set(operation.family, [operation]);
    else known.push(operation);
  }
  const families = [...byFamily].map(([family, operations]) => readFamily(family, operations));
  return new Map(families.flatMap((family) => (family === null ? [] : [[family.family, family]])));
}

/** The family, from all operations about it; null when it is not in. */
export function readFamily(family: string, operations: readonly DoorOperation[]): FamilyAtDoor | null {
  const undone = new Set(operations.flatMap((one) => (one.kind === 'undo' ? [one.of] : [])));
  const valid = operations
    .filter((one) => one.kind !== 'undo' && !undone.has(operationId(one)))
    .toSorted(compareOperations);
  const checkIns = valid.filter((one) => one.kind === 'check_in' || one.kind === 'walk_in');
  const letIns = valid.filter((one) => one.kind === 'let_in');
  const agains = valid.filter((one) => one.kind === 'again');
  const [first] = [...checkIns, ...[...agains, ...letIns].toSorted(compareOperations)];
  if (first === undefined) return null;
  const words = findLastWords(valid);
  const { people, needsAnswer } = countPeople({ checkIns, agains, letIns }, words, operations);
  const badges = valid.filter((one) => one.kind === 'badge');
  const word = words.get(operationId(first));
  return {
    family,
    people,
    at: operationTime(first),
    desk: first.desk,
    arrivals: checkIns.map((one) => ({ desk: one.desk, at: operationTime(one), people: one.people })),
    needsAnswer,
    seen: [...checkIns, ...agains, ...letIns].toSorted(compareOperations).map(operationId),
    standing: operationId(word ?? first),
    dayNumber: checkIns.find((one) => one.kind === 'walk_in')?.number ?? null,
    badges: badges.reduce((sum, one) => sum + one.badges, 0),
    badgedAt: badges.reduce<number | null>((_, one) => operationTime(one), null),
  };
}

type Word = Of<'people'>;

interface Came {
  checkIns: readonly Of<'check_in' | 'walk_in'>[];
  agains: readonly Of<'again'>[];
  letIns: readonly Of<'let_in'>[];
}

/** The last word about the people of each operation. */
function findLastWords(valid: readonly DoorOperation[]): Map<string, Word> {
  const words = new Map<string, Word>();
  for (const word of valid) if (word.kind === 'people') for (const id of word.over) words.set(id, word);
  return words;
}

/**
 * How many came, counted once for each desk that did not know of the others: the last word stands for all that it is
 * over, and those who are let in count with what their desk saw. The largest number stands, so nobody is lost. A
 * volunteer is asked where two did not know of each other, or where what one of them saw is no longer so.
 */
function countPeople(
  { checkIns, agains, letIns }: Came,
  words: ReadonlyMap<string, Word>,
  operations: readonly DoorOperation[],
): { people: number; needsAnswer: boolean } {
  const groups = new Map<string, number>();
  const isSettled = (one: DoorOperation) => words.has(operationId(one));
  for (const one of [...checkIns, ...agains, ...letIns]) {
    const id = operationId(one);
    const word = words.get(id);
    if (word !== undefined) groups.set(operationId(word), word.people);
    else if (one.kind === 'check_in' || one.kind === 'walk_in') groups.set(id, one.people);
  }
  let needsAnswer = false;
  for (const more of letIns.filter((one) => !isSettled(one))) {
    const seen = operations.find((one) => operationId(one) === more.to);
    const [anchor = more.to] = seen?.kind === 'people' ? seen.over : [];
    const word = words.get(anchor);
    const group = word === undefined ? anchor : operationId(word);
    if (group !== more.to || !groups.has(group)) needsAnswer = true;
    groups.set(group, (groups.get(group) ?? 0) + more.people);
  }
  const counted = Math.max(0, ...groups.values());
  const people = Math.max(counted, ...agains.filter((one) => !isSettled(one)).map((one) => one.people));
  return { people, needsAnswer: needsAnswer || groups.size > 1 || people > counted };
}

/** What was taken in cash, the same for all who know the same operations. */
export function listCash(log: DoorLog): Of<'cash'>[] {
  const all = [...log.values()];
  const undone = new Set(all.flatMap((one) => (one.kind === 'undo' ? [one.of] : [])));
  return all
    .filter((one) => one.kind === 'cash' && !undone.has(operationId(one)))
    .toSorted(compareOperations) as Of<'cash'>[];
}

export interface DoorCounts {
  people: number;
  families: number;
  walkIns: number;
  toCome: number;
}

/** The counts above the camera: who is in, and who said yes and is not. */
export function countDoor(
  families: ReadonlyMap<string, FamilyAtDoor>,
  expected: ReadonlySet<string>,
): DoorCounts {
  const isIn = [...families.values()];
  const walkIns = isIn.filter(({ family }) => !expected.has(family)).length;
  return {
    people: isIn.reduce((sum, { people }) => sum + people, 0),
    families: isIn.length,
    walkIns,
    toCome: expected.size - (isIn.length - walkIns),
  };
}

/** When the desks last agreed: nothing is newer than what each of them has sent. */
export const lastAgreement = (syncedAt: readonly Date[]): Date | null =>
  syncedAt.length === 0 ? null : new Date(Math.min(...syncedAt.map((at) => at.getTime())));
