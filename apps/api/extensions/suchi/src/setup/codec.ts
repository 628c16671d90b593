import { setupEdition, type saveSetupContract, setupSettings } from '@suchi/contracts/setup';
import type { OfficeEdition, OfficeSettings } from '@suchi/contracts/settings';
import { newEdition } from '@suchi/domain/print';
import type * as z from 'zod/mini';

type StepInput = z.output<typeof saveSetupContract.input>;

function pickGiven(input: StepInput, shape: object): object | null {
  const given = Object.entries(input).filter(([name, value]) => name in shape && value !== undefined);
  return given.length === 0 ? null : Object.fromEntries(given);
}

/** The settings and the values of the edition that a step changes; null: none. */
export function splitStep(input: StepInput): {
  settings: Partial<OfficeSettings> | null;
  edition: (Partial<OfficeEdition> & { year?: number }) | null;
} {
  const edition = pickGiven(input, setupEdition.shape);
  const { year } = input;
  return {
    settings: pickGiven(input, setupSettings.shape),
    edition:
      year === undefined
        ? edition
        : { ...edition, activation_cutoff: newEdition(`${year}-01-01`).activationCutOff },
  };
}
