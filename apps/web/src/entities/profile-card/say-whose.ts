import type { FamilyNumber } from '@suchi/contracts/discovery';
import type { Translate } from '../../shared/i18n/messages.ts';

/** `Father, Mohan Kulkarni`; null where it is not known. */
export function sayWhose({ name, relation }: FamilyNumber, t: Translate<'contact'>): string | null {
  return relation === null || name === null ? name : t(relation, { name });
}
