import type { ProfileFactGroup } from '@suchi/domain/profiles';

/** A part of a fact that can change by itself. */
interface FactPart {
  /** The data path, `brothers_married`. */
  field: string;
  /** Says an earlier value that would be unclear alone: `0 married`. */
  inWords?: (was: string) => string;
}

export interface Fact {
  /** The data path; the first one when it combines several fields. */
  field: string;
  label: string;
  /** Null where empty. */
  value: string | null;
  parts: readonly FactPart[];
  /** Shown even when missing. */
  shown: 'always' | 'filled' | 'changed';
}

export type FactGroupKey = ProfileFactGroup;

export interface FactGroup {
  key: FactGroupKey;
  title: string;
  facts: readonly Fact[];
}
