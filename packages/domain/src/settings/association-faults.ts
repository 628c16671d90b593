import { isLanguageCode } from '../accounts/language-code.ts';
import { isInOwnScript } from '../text/own-script.ts';
import type { Association } from './association.ts';
import { findBrandFault } from './brand-colour.ts';

/** The longest names that fit into headers, icons and covers. */
export const associationNameMaxLength = 60;
export const shortNameMaxLength = 14;
export const coverWordMaxLength = 20;
export const townMaxLength = 60;

/** A list such as `en,mr`; null when it names one twice, or something that is no language. */
export function parseLanguages(text: string): readonly string[] | null {
  const codes = text.split(',');
  return codes.every(isLanguageCode) && new Set(codes).size === codes.length ? codes : null;
}

export type AssociationFault =
  'tooLong' | 'hasMarkup' | 'notInOwnScript' | 'tooLight' | 'tooNear' | 'notOffered' | 'noWords';

/** The longest texts by field. */
export const associationMaxLengths = {
  name: associationNameMaxLength,
  ownName: associationNameMaxLength,
  shortName: shortNameMaxLength,
  coverWord: coverWordMaxLength,
  town: townMaxLength,
};

/** What is wrong with each value, beside its form alone. Empty: nothing. The server says which languages have words. */
export function findAssociationFaults(
  association: Association,
  built: readonly string[] = association.languages,
): Partial<Record<keyof Association, AssociationFault>> {
  const { ownName, ownLanguage, colour, defaultLanguage } = association;
  const faults: Partial<Record<keyof Association, AssociationFault>> = {};
  if (ownName !== null && !isInOwnScript(ownName, ownLanguage)) faults.ownName = 'notInOwnScript';
  for (const [field, maxLength] of Object.entries(associationMaxLengths) as [
    keyof typeof associationMaxLengths,
    number,
  ][]) {
    const text = association[field] ?? '';
    if (text.length > maxLength) faults[field] = 'tooLong';
    if (/[<>]/.test(text)) faults[field] = 'hasMarkup';
  }
  const colourFault = findBrandFault(colour);
  if (colourFault !== null) faults.colour = colourFault;
  if (!association.languages.includes(defaultLanguage)) faults.defaultLanguage = 'notOffered';
  if (association.languages.some((language) => !built.includes(language))) faults.languages = 'noWords';
  return faults;
}
