import {
  type Association,
  associationColumns,
  type AssociationFault,
  type AssociationRow,
  findAssociationFaults,
  parseAssociation,
} from '@suchi/domain/settings';
import { builtLanguages } from '../platform/built-languages.ts';

/** Keys of the web catalogue. */
const messages: Record<AssociationFault, string> = {
  tooLong: 'tooLong',
  hasMarkup: 'invalid',
  notInOwnScript: 'invalid',
  tooLight: 'invalid',
  tooNear: 'invalid',
  notOffered: 'invalid',
  noWords: 'invalid',
};

/** The message of each value that a change makes wrong; null: none. What was wrong before stops nobody. */
export function findNewFaults(before: AssociationRow, after: AssociationRow): Record<string, string> | null {
  const old = findAssociationFaults(parseAssociation(before), builtLanguages);
  const found = Object.entries(findAssociationFaults(parseAssociation(after), builtLanguages)) as [
    keyof Association,
    AssociationFault,
  ][];
  const made = found.filter(([field, fault]) => old[field] !== fault);
  if (made.length === 0) return null;
  return Object.fromEntries(made.map(([field, fault]) => [associationColumns[field], messages[fault]]));
}
