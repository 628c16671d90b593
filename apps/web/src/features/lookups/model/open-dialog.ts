import type { OfficeLookup } from '@suchi/contracts/lookups';

/** The dialog about a value that is open. */
export type OpenDialog =
  | { kind: 'add' }
  | { kind: 'users'; value: OfficeLookup }
  | { kind: 'merge'; source: OfficeLookup; target: OfficeLookup | null };
