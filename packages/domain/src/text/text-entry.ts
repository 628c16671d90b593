import { incomeMax } from '../profiles/income.ts';

/** The smallest and largest value of an entry. */
export interface EntryLimit {
  min: number;
  max: number;
}

/** The whole numbers that the form accepts. */
export const entryLimits = {
  income: { min: 0, max: incomeMax },
  siblings: { min: 0, max: 10 },
  weightKg: { min: 1, max: 200 },
  childrenCount: { min: 1, max: 10 },
  childAge: { min: 0, max: 30 },
} as const satisfies Record<string, EntryLimit>;
export type NumberEntry = keyof typeof entryLimits;

/** The longest specialization of an education. */
export const educationTextMaxLength = 100;

const printable = /^[\x20-\x7e\t\r\n]*$/;

/** Signs that phones insert, and the sign the printer supports. */
const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′]/g, "'"],
  [/[“”„‟″]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
  [/[\u00a0\u2000-\u200a\u202f]/g, ' '],
];

/** Whether a number may be saved. */
export function isEntryAllowed(entry: NumberEntry, value: number): boolean {
  const { min, max } = entryLimits[entry];
  return Number.isInteger(value) && value >= min && value <= max;
}

/** Whether a typed number is taken. A larger one is ignored, unless it makes an earlier one smaller. */
export function isEntryTaken(entry: NumberEntry, typed: number, previous: number | null): boolean {
  return typed <= Math.max(entryLimits[entry].max, (previous ?? 0) - 1);
}

/** Whether the printer supports the text: English letters, digits, usual signs and line breaks. */
export function isEnglishText(text: string): boolean {
  return printable.test(text);
}

/** Replaces the curly quotes, long dashes and special spaces of phone keyboards. */
export function toPlainSigns(text: string): string {
  return plainSigns.reduce((plain, [signs, sign]) => plain.replace(signs, sign), text);
}
