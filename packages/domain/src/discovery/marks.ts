import type { Decision } from '../basics/decision.ts';

/** How many marks of each kind a member may have; far more than a family needs in a year. */
export const markLimits = { favourite: 1000, block: 1000, note: 2000 } as const;
export type Mark = keyof typeof markLimits;

/** The longest note, in characters. */
export const noteMaxLength = 2000;

/** Whether a member may add one more mark. */
export function checkMayMark(mark: Mark, count: number): Decision<'mark_limit_reached'> {
  return count < markLimits[mark] ? { allowed: true } : { allowed: false, reason: 'mark_limit_reached' };
}

/** The sender's own key of a note, by which the server recognises a repeated request. */
export function isClientKey(key: unknown): key is string {
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key);
}

/** Whether a value is a valid note. */
export function isNote(text: unknown): text is string {
  return typeof text === 'string' && text.length > 0 && Array.from(text).length <= noteMaxLength;
}
