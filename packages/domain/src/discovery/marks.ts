import type { Decision } from '../basics/decision.ts';

/** What a member can keep about profiles, and how many of each. Far more than a family needs in a year. */
export const markLimits = { favourite: 1000, block: 1000, note: 2000 } as const;
export type Mark = keyof typeof markLimits;

/** The letters of one note. */
export const noteMaxLength = 2000;

/** Whether one more may be added to those that the member has. */
export function checkMayMark(mark: Mark, count: number): Decision<'mark_limit_reached'> {
  return count < markLimits[mark] ? { allowed: true } : { allowed: false, reason: 'mark_limit_reached' };
}

/** Whether this is the text of a note. */
export function isNote(text: unknown): text is string {
  return typeof text === 'string' && text.length > 0 && Array.from(text).length <= noteMaxLength;
}
