import type { Decision } from '../basics/decision.ts';
import { addMinutes, instantAt } from './clock.ts';
import type { Present } from './choices.ts';
import { type MelawaEvent, slipMinutes } from './event.ts';

/** What one volunteer typed from a slip, line by line; null: cannot be read, or empty. */
export type SlipEntry = readonly (number | null)[];

export const slipLineReasons = ['own_number', 'twice', 'not_possible'] as const;
export type SlipLineReason = (typeof slipLineReasons)[number];

/** Whether a line can be taken. The wrong side and somebody who is not here are the same: no word about the person. */
export function checkSlipLine(
  number: number,
  { own, before, present }: { own: number; before: SlipEntry; present: Present },
): Decision<SlipLineReason> {
  if (number === own) return { allowed: false, reason: 'own_number' };
  if (before.includes(number)) return { allowed: false, reason: 'twice' };
  const [self, candidate] = [present.get(own), present.get(number)];
  const isPossible = self !== undefined && candidate !== undefined && candidate.gender !== self.gender;
  return isPossible ? { allowed: true } : { allowed: false, reason: 'not_possible' };
}

export interface ComparedLine {
  /** From 1. */
  line: number;
  isSame: boolean;
  first: number | null;
  second: number | null;
}

/** The two entries beside each other, as far as the second one goes: the first is not shown before. */
export const compareEntries = (first: SlipEntry, second: SlipEntry): ComparedLine[] =>
  second.map((number, at) => {
    const typed = first[at] ?? null;
    return { line: at + 1, isSame: typed === number, first: typed, second: number };
  });

export const slipReasons = ['same_person', 'app_counts', 'closed', 'lines_differ'] as const;
export type SlipReason = (typeof slipReasons)[number];

export interface SlipEntries {
  first: SlipEntry;
  second: SlipEntry;
  firstBy: string;
  secondBy: string;
  /** What the slip says on lines that differ, read again; null: cannot be read. */
  readAgain: ReadonlyMap<number, number | null>;
}

/** Whether a slip can be finished, and its list. Then it is sealed: nobody opens it again. */
export function finishSlip(
  { first, second, firstBy, secondBy, readAgain }: SlipEntries,
  { event, now, hasSentInApp }: { event: MelawaEvent; now: Date; hasSentInApp: boolean },
): Decision<SlipReason, { numbers: number[] }> {
  const rest = first.slice(second.length).map(() => null);
  const lines = compareEntries(first, [...second, ...rest]);
  const open = lines.filter(({ line, isSame }) => !isSame && !readAgain.has(line));
  const closedAt = addMinutes(instantAt(event.day, event.closeAt), slipMinutes);
  const refusals: Record<SlipReason, boolean> = {
    same_person: firstBy === secondBy,
    app_counts: hasSentInApp,
    closed: now >= closedAt,
    lines_differ: open.length > 0,
  };
  const reason = slipReasons.find((one) => refusals[one]);
  if (reason !== undefined) return { allowed: false, reason };
  const read = lines.map(({ line, isSame, second: same }) => (isSame ? same : (readAgain.get(line) ?? null)));
  return { allowed: true, numbers: [...new Set(read.filter((number) => number !== null))] };
}
