import {
  compareOperations,
  type DoorLog,
  type DoorOperation,
  operationId,
  operationTime,
} from './door-log.ts';

type Of<Kind extends DoorOperation['kind']> = DoorOperation & { kind: Kind };

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
  /** Two desks counted without knowing of each other: a volunteer says how many they are. */
  needsAnswer: boolean;
  /** What the next word about the people is over. */
  seen: string[];
  /** The check-in that those who come later are let in to. */
  firstId: string;
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
  const came = [...checkIns, ...letIns].toSorted(compareOperations);
  const [first] = checkIns.length > 0 ? checkIns : letIns;
  if (first === undefined) return null;
  const groups = countGroups(checkIns, letIns, valid);
  const badges = valid.filter((one) => one.kind === 'badge');
  return {
    family,
    people: Math.max(...groups.values()),
    at: operationTime(first),
    desk: first.desk,
    arrivals: checkIns.map((one) => ({ desk: one.desk, at: operationTime(one), people: one.people })),
    needsAnswer: groups.size > 1,
    seen: came.map(operationId),
    firstId: operationId(first),
    dayNumber: checkIns.find((one) => one.kind === 'walk_in')?.number ?? null,
    badges: badges.reduce((sum, one) => sum + one.badges, 0),
    badgedAt: badges.reduce<number | null>((_, one) => operationTime(one), null),
  };
}

/**
 * How many came, counted once for each desk that did not know of the others. Those who are let in count with the
 * check-in that their desk saw; the last word about people stands for all that it is over.
 */
function countGroups(
  checkIns: readonly (Of<'check_in'> | Of<'walk_in'>)[],
  letIns: readonly Of<'let_in'>[],
  valid: readonly DoorOperation[],
): Map<string, number> {
  const lastWord = new Map<string, Of<'people'>>();
  for (const word of valid) if (word.kind === 'people') for (const id of word.over) lastWord.set(id, word);

  const groups = new Map<string, number>();
  for (const one of [...checkIns, ...letIns]) {
    const id = operationId(one);
    const word = lastWord.get(id);
    if (word !== undefined) groups.set(operationId(word), word.people);
    else if (one.kind !== 'let_in') groups.set(id, one.people);
  }
  for (const more of letIns) {
    if (lastWord.has(operationId(more))) continue;
    const word = lastWord.get(more.to);
    const group = word === undefined ? more.to : operationId(word);
    groups.set(group, (groups.get(group) ?? 0) + more.people);
  }
  return groups;
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
