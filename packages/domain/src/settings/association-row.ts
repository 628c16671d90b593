import { parseLanguages } from './association-faults.ts';
import type { Association } from './association.ts';
import { associationAtFirst } from './page-association.ts';

/** The association as it is stored and sent. */
export interface AssociationRow {
  association_name: string | null;
  association_own_name: string | null;
  association_own_language: string;
  association_short_name: string | null;
  association_cover_word: string | null;
  association_town: string | null;
  brand_colour: string;
  /** Such as `en,mr`. */
  languages: string;
  default_language: string;
}

/** Where each fact is stored. */
export const associationColumns = {
  name: 'association_name',
  ownName: 'association_own_name',
  ownLanguage: 'association_own_language',
  shortName: 'association_short_name',
  coverWord: 'association_cover_word',
  town: 'association_town',
  colour: 'brand_colour',
  languages: 'languages',
  defaultLanguage: 'default_language',
} as const satisfies Record<keyof Association, keyof AssociationRow>;

/** The name in English, where only that is needed of the row. */
export const associationNameOf = (row: Pick<AssociationRow, 'association_name'>): string =>
  row.association_name ?? associationAtFirst.name;

/** What is missing is as the release has it. */
export function parseAssociation(row: AssociationRow): Association {
  return {
    name: associationNameOf(row),
    ownName: row.association_own_name,
    ownLanguage: row.association_own_language,
    shortName: row.association_short_name ?? associationAtFirst.shortName,
    coverWord: row.association_cover_word,
    town: row.association_town,
    colour: row.brand_colour,
    languages: parseLanguages(row.languages) ?? associationAtFirst.languages,
    defaultLanguage: row.default_language,
  };
}
