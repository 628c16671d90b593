import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundleOf, serverOnly, together } from '../bundles.ts';
import { catalogueTypesFile, writeCatalogueTypes } from './catalogue-types.ts';
import {
  findFaults,
  listLanguages,
  listNamespaces,
  listTexts,
  readBundles,
  readOwnWords,
  readState,
} from './index.ts';

const all = listNamespaces('en');
const isForBrowsers = (name: string) => !serverOnly.includes(name);
const open = all.open.filter(isForBrowsers);
const office = all.office.filter(isForBrowsers);

it('every namespace of members is in a file with others, and those of the office in their own', () => {
  expect(open.filter((name) => bundleOf(name).startsWith('office/'))).toEqual([]);
  expect(office.filter((name) => !bundleOf(name).startsWith('office/'))).toEqual([]);
  expect(
    Object.values(together)
      .flat()
      .filter((name) => !open.includes(name)),
  ).toEqual([]);
});

it('what only the server writes is there, and in no file for browsers', () => {
  expect([...all.open, ...all.office]).toEqual(expect.arrayContaining([...serverOnly]));
  expect(
    serverOnly.filter((name) => Object.values<readonly string[]>(together).flat().includes(name)),
  ).toEqual([]);
});

it('the types are made from the present English', () => {
  expect(readFileSync(catalogueTypesFile, 'utf8'), 'run pnpm generate').toBe(writeCatalogueTypes());
});

it.each(listLanguages())('$english shows nothing wrongly', (language) => {
  expect(findFaults(language)).toEqual([]);
});

it.each(listLanguages().filter(({ code }) => code !== 'en'))('$english is accepted', ({ code }) => {
  expect(readState(code).unaccepted, `run pnpm words accept ${code}`).toEqual([]);
});

it.each(listLanguages())('$english has no name of an app or of a book', ({ code }) => {
  const { open: members, office: staff } = listNamespaces(code);
  // The headings of the sheet's template are read again, and are the same for every association.
  const names = [...members, ...staff].filter((name) => name !== 'importSheet');
  const texts = names.flatMap((name) => listTexts(readOwnWords(code, name)));
  expect(
    texts.filter(([, text]) => /suchi/i.test(text)),
    'write {{product}}, or {{book}} for the book',
  ).toEqual([]);
});

it.each(listLanguages())('a browser gets all of $english', ({ code }) => {
  const names = [...readBundles(code).values()].flatMap((words) => Object.keys(words));
  expect(names.toSorted()).toEqual((code === 'en' ? [...open, ...office] : open).toSorted());
});
