import type { FamilyAtDoor } from './door-families.ts';
import type { DoorEntry } from './pass-code.ts';

/** A family on the list of a desk. The desk has hashes of tokens and codes, not the passes themselves. */
export interface DoorListed {
  family: string;
  number: number;
  /** Seats on the pass. */
  people: number;
  /** Of the token, and of the code that is typed. */
  hashes: readonly string[];
  /** Of passes that are cancelled, moved or replaced. */
  oldHashes: readonly string[];
  /** Blocked, withdrawn or married since. */
  isStopped: boolean;
}

/** A scan with its token or code already hashed. */
export type DoorAsked =
  | { kind: 'pass'; hash: string }
  | Extract<DoorEntry, { kind: 'number' | 'mistyped' | 'other_year' | 'other' }>;

export type ScanAnswer =
  /** Counted at once with the people on the pass. */
  | { kind: 'ok'; family: string; people: number }
  | { kind: 'already'; family: string; at: number; desk: number; came: number; more: number }
  /** The same pass is still in front of the camera. */
  | { kind: 'ignored' }
  | { kind: 'ask_organiser' }
  | { kind: 'old_pass' }
  | { kind: 'not_found'; suggestions: DoorListed[] }
  | Extract<DoorEntry, { kind: 'mistyped' | 'other_year' | 'other' }>;

export const ignoredSeconds = 5;
export const suggestionsMost = 3;

interface ScanFacts {
  list: readonly DoorListed[];
  families: ReadonlyMap<string, FamilyAtDoor>;
  /** The family that this desk scanned last. */
  last: { family: string; at: number } | null;
  now: number;
}

/** What a desk shows for a scan or for what was typed. */
export function answerScan(asked: DoorAsked, facts: ScanFacts): ScanAnswer {
  if (asked.kind === 'mistyped' || asked.kind === 'other_year' || asked.kind === 'other') return asked;
  const { list, families, last, now } = facts;
  if (asked.kind === 'pass' && list.some(({ oldHashes }) => oldHashes.includes(asked.hash)))
    return { kind: 'old_pass' };
  const listed = list.find(({ hashes, number }) =>
    asked.kind === 'pass' ? hashes.includes(asked.hash) : number === asked.number,
  );
  if (listed?.isStopped === true) return { kind: 'ask_organiser' };
  const inside =
    listed === undefined
      ? asked.kind === 'number' && [...families.values()].find(({ dayNumber }) => dayNumber === asked.number)
      : families.get(listed.family);
  if (inside) return answerAgain(inside, listed, last, now);
  if (listed !== undefined) return { kind: 'ok', family: listed.family, people: listed.people };
  return { kind: 'not_found', suggestions: asked.kind === 'number' ? suggest(asked.number, facts) : [] };
}

function answerAgain(
  { family, at, desk, people }: FamilyAtDoor,
  listed: DoorListed | undefined,
  last: ScanFacts['last'],
  now: number,
): ScanAnswer {
  if (last?.family === family && now - last.at <= ignoredSeconds * 1000) return { kind: 'ignored' };
  const more = listed === undefined ? 0 : Math.max(0, listed.people - people);
  return { kind: 'already', family, at, desk, came: people, more };
}

/** Numbers one figure off that are expected and not in; those that differ earliest come first. */
function suggest(typed: number, { list, families }: ScanFacts): DoorListed[] {
  return list
    .filter(({ family, isStopped }) => !isStopped && !families.has(family))
    .map((listed) => ({ listed, at: findOneFigureOff(String(typed), String(listed.number)) }))
    .filter(({ at }) => at !== null)
    .toSorted((one, other) => Number(one.at) - Number(other.at) || one.listed.number - other.listed.number)
    .slice(0, suggestionsMost)
    .map(({ listed }) => listed);
}

/** Where two numbers differ in one figure, which may be missing in one of them; null when they differ in more. */
export function findOneFigureOff(one: string, other: string): number | null {
  const at = Array.from(one).findIndex((figure, place) => figure !== other[place]);
  if (at === -1) return other.length === one.length + 1 ? one.length : null;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  const isOff =
    rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1);
  return isOff ? at : null;
}

/** A list that is older is said to be so: families that answered later are walk-ins. */
export const listFreshHours = 6;

export const isListOld = (madeAt: Date, now: Date): boolean =>
  now.getTime() - madeAt.getTime() > listFreshHours * 3_600_000;
