/** One difference between what the repository declares and what the database has. */
export interface Change {
  /** In words for the operator: what will be done to what. */
  what: string;
  apply: () => Promise<void>;
}

/** The names that the operator gave to `suchi install`: only these are dropped or narrowed. */
export interface Allowed {
  drop: ReadonlySet<string>;
  narrow: ReadonlySet<string>;
}

export const nothingAllowed: Allowed = { drop: new Set(), narrow: new Set() };

/** Installing stopped before it changed what it names. The message is for the operator. */
export class InstallationRefused extends Error {}
