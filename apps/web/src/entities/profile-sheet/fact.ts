/** A part of a fact that a save can change by itself. */
interface FactPart {
  /** The data path, `brothers_married`. */
  field: string;
  /** Said after an earlier value where the value alone would not tell which part it was: `0 married`. */
  unit?: string;
}

/** One line of a profile: what it is called and what it says. */
export interface Fact {
  /** The data path; for what consists of several fields, the first of them. */
  field: string;
  label: string;
  /** In words; null where nothing is given. */
  value: string | null;
  parts: readonly FactPart[];
  /** What every profile should have is shown even when missing; the rest when there is something to show. */
  shown: 'always' | 'filled' | 'changed';
}

export const factGroupKeys = ['birth', 'health', 'education', 'family', 'expectations'] as const;
export type FactGroupKey = (typeof factGroupKeys)[number];

/** Facts that are read together, under one title. */
export interface FactGroup {
  key: FactGroupKey;
  title: string;
  facts: readonly Fact[];
}
