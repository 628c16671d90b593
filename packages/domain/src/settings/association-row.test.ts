import { expect, it } from 'vitest';
import { type AssociationRow, parseAssociation } from './association-row.ts';
import { associationAtFirst } from './page-association.ts';

const row: AssociationRow = {
  association_name: 'Reva Parivar',
  association_own_name: null,
  association_own_language: 'gu',
  association_short_name: 'Parichay',
  association_cover_word: null,
  association_town: 'Vadodara',
  brand_colour: '0F5C63',
  languages: 'gu,en',
  default_language: 'gu',
};

it('an association is read from its row', () => {
  expect(parseAssociation(row)).toEqual({
    name: 'Reva Parivar',
    ownName: null,
    ownLanguage: 'gu',
    shortName: 'Parichay',
    coverWord: null,
    town: 'Vadodara',
    colour: '0F5C63',
    languages: ['gu', 'en'],
    defaultLanguage: 'gu',
  });
});

it('what is missing is that of the release', () => {
  const { name, shortName, languages } = associationAtFirst;
  expect(
    parseAssociation({ ...row, association_name: null, association_short_name: null, languages: '' }),
  ).toMatchObject({ name, shortName, languages });
});
