import type { FieldChange } from '@suchi/contracts/review';
import type { Fact } from './fact.ts';

export type ChangedField = Pick<FieldChange, 'field' | 'was'>;

/** Earlier values of a fact, one for each changed part; null where it was empty. */
export function listEarlierValues(
  { parts }: Fact,
  changes: readonly ChangedField[],
): { field: string; was: string | null }[] {
  return parts.flatMap((part) =>
    changes
      .filter(({ field }) => isWithin(field, part.field))
      .map(({ field, was }) => ({ field, was: was && part.inWords ? part.inWords(was) : was })),
  );
}

/** `addresses.0.city` belongs to `addresses.0`. A whole list matches only its own name. */
function isWithin(field: string, part: string): boolean {
  return field === part || (part.includes('.') && field.startsWith(`${part}.`));
}
