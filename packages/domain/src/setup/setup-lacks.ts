import type { SetupStep } from './setup-fields.ts';

/** What opening an association needs. Payments and legal pages may wait. */
export const setupLacks = ['name', 'colour', 'admin', 'second_factor', 'mail', 'backup'] as const;
export type SetupLack = (typeof setupLacks)[number];

export interface SetupFacts {
  name: string | null;
  /** Steps that were saved. */
  steps: readonly SetupStep[];
  /** Values of the association that are wrong. */
  faults: { name?: unknown; ownName?: unknown; shortName?: unknown; colour?: unknown };
  hasAdmin: boolean;
  hasSecondFactor: boolean;
  isMailConfirmed: boolean;
  isBackedUp: boolean;
}

/** The lines that are not green yet, in the order of the page. Empty: the association can be opened. */
export function findSetupLacks(facts: SetupFacts): SetupLack[] {
  const { name, ownName, shortName, colour } = facts.faults;
  // A new installation has the names of the first association until somebody has looked at them.
  const isNamed = Boolean(facts.name) && facts.steps.includes('association');
  const isThere: Record<SetupLack, boolean> = {
    name: isNamed && [name, ownName, shortName].every((fault) => fault === undefined),
    colour: colour === undefined,
    admin: facts.hasAdmin,
    second_factor: facts.hasAdmin && facts.hasSecondFactor,
    mail: facts.isMailConfirmed,
    backup: facts.isBackedUp,
  };
  return setupLacks.filter((lack) => !isThere[lack]);
}
