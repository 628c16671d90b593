import type { FieldChange } from '@suchi/contracts/profile';
import type { Fact } from './fact.ts';

/** A change as a line of a profile needs it. */
export type ChangedField = Pick<FieldChange, 'field' | 'was'>;

/** What a fact said before, one entry for each of its parts that changed; null where it was empty. */
export function listEarlierValues(
  { parts }: Fact,
  changes: readonly ChangedField[],
): { field: string; was: string | null }[] {
  return parts.flatMap((part) =>
    changes
      .filter(({ field }) => isWithin(field, part.field))
      .map(({ field, was }) => ({ field, was: was && part.unit ? `${was} ${part.unit}` : was })),
  );
}

/** `addresses.0.city` belongs to `addresses.0`; a whole list is meant only by its own name. */
function isWithin(field: string, part: string): boolean {
  return field === part || (part.includes('.') && field.startsWith(`${part}.`));
}
