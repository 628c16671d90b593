import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundleOf, together } from '../bundles.ts';
import { catalogueTypesFile, writeCatalogueTypes } from './catalogue-types.ts';
import { findFaults, listLanguages, listNamespaces, readBundles, readState } from './index.ts';

const { open, office } = listNamespaces('en');

it('every namespace of members is in a file with others, and those of the office in their own', () => {
  expect(open.filter((name) => bundleOf(name).startsWith('office/'))).toEqual([]);
  expect(office.filter((name) => !bundleOf(name).startsWith('office/'))).toEqual([]);
  expect(
    Object.values(together)
      .flat()
      .filter((name) => !open.includes(name)),
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

it.each(listLanguages())('a browser gets all of $english', ({ code }) => {
  const names = [...readBundles(code).values()].flatMap((words) => Object.keys(words));
  expect(names.toSorted()).toEqual((code === 'en' ? [...open, ...office] : open).toSorted());
});
