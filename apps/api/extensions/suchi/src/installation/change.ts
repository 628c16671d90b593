export interface Change {
  /** For the operator. */
  what: string;
  apply: () => Promise<void>;
  /** Takes nothing from the release before, whose nodes may still run. */
  isAddition?: boolean;
}

/** Names given to `suchi install`. Only these may be dropped or narrowed. */
export interface Allowed {
  drop: ReadonlySet<string>;
  narrow: ReadonlySet<string>;
}

export const nothingAllowed: Allowed = { drop: new Set(), narrow: new Set() };

/** Installation stopped before the change that it names. The message is for the operator. */
export class InstallationRefused extends Error {}
