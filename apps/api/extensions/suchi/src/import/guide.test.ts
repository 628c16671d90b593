import { readFileSync } from 'node:fs';
import { importColumns, importCodes } from '@suchi/domain/import';
import { expect, it } from 'vitest';

const guide = readFileSync(
  new URL('../../../../../../docs/guides/for-operators-import.md', import.meta.url),
  'utf8',
);
const named = new Set([...guide.matchAll(/`([\w-]+)`/g)].map(([, word]) => word));

it('names every column that the import reads', () => {
  const columns = [...importColumns].filter((column) => !/^address_[2-9]_/.test(column));
  expect(columns.filter((column) => !named.has(column))).toEqual([]);
});

it('names every code of the report that is not one of the form', () => {
  expect(importCodes.filter((code) => !named.has(code))).toEqual([]);
});
