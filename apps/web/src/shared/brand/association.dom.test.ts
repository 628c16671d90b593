import { type PageAssociation, writePageAssociation } from '@suchi/domain/settings';
import { expect, it } from 'vitest';
import { association, readPageAssociation } from './association.ts';

const pageWith = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('is what the node wrote into the page', () => {
  const written: PageAssociation = {
    ...association,
    name: 'Reva </script> Parivar',
    shortName: 'Parichay',
    languages: ['gu', 'en'],
  };
  expect(readPageAssociation(pageWith(writePageAssociation(written)))).toEqual(written);
});

it.each([
  ['a page without it', pageWith('<p></p>')],
  ['no page', undefined],
])('is the first association in %s', (_case, page) => {
  expect(readPageAssociation(page)).toMatchObject({
    name: 'Sahyadri Samaj Mandal',
    shortName: 'Suchi',
    logo: null,
  });
});
