import type { BookPart } from '@suchi/domain/print';
import type { PreflightFault } from './preflight.ts';

/** The finished file is not what a printing house takes. */
export class PreflightError extends Error {
  readonly faults: readonly (PreflightFault & { part: BookPart })[];

  constructor(faults: PreflightError['faults']) {
    super(`preflight: ${faults.map(({ rule, part, page }) => `${rule} ${part} ${page ?? ''}`).join(', ')}`);
    this.faults = faults;
  }
}
