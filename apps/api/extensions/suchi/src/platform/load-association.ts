import { type Association, associationAtFirst, parseLanguages } from '@suchi/domain/settings';
import type { Knex } from 'knex';
import { type AssociationSettings, readAssociation } from './association.ts';

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
} as const satisfies Record<keyof Association, keyof AssociationSettings>;

export type AssociationRow = Pick<
  AssociationSettings,
  (typeof associationColumns)[keyof typeof associationColumns]
>;

/** The name in English, where only that is needed of the row. */
export const associationNameOf = (row: Pick<AssociationRow, 'association_name'>): string =>
  row.association_name ?? associationAtFirst.name;

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

/** What people see of the association. Everything that names it reads it here. */
export async function loadAssociation(db: Knex): Promise<Association> {
  return parseAssociation(await readAssociation(db, ...Object.values(associationColumns)));
}
