import { type Association, type Language, languages, type OwnLanguage } from './association.ts';
import { isReadableBrand } from './brand-colour.ts';

/** The longest names that fit into headers, icons and covers. */
export const associationNameMaxLength = 60;
export const shortNameMaxLength = 14;
export const coverWordMaxLength = 20;
export const townMaxLength = 60;

const scriptOf = { mr: 'Devanagari', hi: 'Devanagari', gu: 'Gujarati' } as const;
/** Blanks, punctuation, figures and marks may stand in any script; letters may not. */
const inScript = {
  Devanagari: /^(?=.*\p{Script=Devanagari})[\p{Script=Devanagari}\p{P}\p{N}\p{Mn}\p{Zs}\u200c\u200d]+$/u,
  Gujarati: /^(?=.*\p{Script=Gujarati})[\p{Script=Gujarati}\p{P}\p{N}\p{Mn}\p{Zs}\u200c\u200d]+$/u,
};

/** Whether a text is written in the script of the language. */
export const isInOwnScript = (text: string, language: OwnLanguage): boolean =>
  inScript[scriptOf[language]].test(text);

/** A list such as `en,mr`; null when it names another language, one twice, or none. */
export function parseLanguages(text: string): readonly Language[] | null {
  const named = text.split(',');
  const known = languages.filter((language) => named.includes(language));
  return known.length === named.length ? (named as Language[]) : null;
}

export type AssociationFault = 'tooLong' | 'hasMarkup' | 'notInOwnScript' | 'tooLight' | 'notOffered';

const maxLengths = {
  name: associationNameMaxLength,
  ownName: associationNameMaxLength,
  shortName: shortNameMaxLength,
  coverWord: coverWordMaxLength,
  town: townMaxLength,
};

/** What is wrong with each value, beside its form alone. Empty: nothing. */
export function findAssociationFaults(
  association: Association,
): Partial<Record<keyof Association, AssociationFault>> {
  const { ownName, ownLanguage, colour, defaultLanguage } = association;
  const faults: Partial<Record<keyof Association, AssociationFault>> = {};
  if (ownName !== null && !isInOwnScript(ownName, ownLanguage)) faults.ownName = 'notInOwnScript';
  for (const [field, maxLength] of Object.entries(maxLengths) as [keyof typeof maxLengths, number][]) {
    const text = association[field] ?? '';
    if (text.length > maxLength) faults[field] = 'tooLong';
    if (/[<>]/.test(text)) faults[field] = 'hasMarkup';
  }
  if (!isReadableBrand(colour)) faults.colour = 'tooLight';
  if (!association.languages.includes(defaultLanguage)) faults.defaultLanguage = 'notOffered';
  return faults;
}
