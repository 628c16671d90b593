import { expect, it } from 'vitest';
import { headingWords } from './heading-words.ts';
import { importColumns } from './import-columns.ts';
import { findColumn, findHeadingRow, guessColumns, readHeader } from './match-headings.ts';

it('knows the headings of a sheet of an association', () => {
  const headings = {
    'Name of candidate': 'full_name',
    'BOY / GIRL': 'gender',
    'D.O.B.': 'brithday',
    'Birth time': 'birth_time',
    'Height (ft)': 'height',
    Edu: 'heighest_education',
    Occupation: 'new_occupation',
    'Package (Rs. per year)': 'income',
    'Mob. No.': 'mobile',
    Native: 'new_native_place',
    'Father’s Name': 'father_name',
    गोत्र: 'gotra',
    'जन्म तारीख': 'brithday',
    ગોત્ર: 'gotra',
    address_2_city: 'address_2_city',
    'Sr No': null,
    Mangal: null,
    Rashi: null,
    '': null,
  };
  expect(Object.fromEntries(Object.keys(headings).map((heading) => [heading, findColumn(heading)]))).toEqual(
    headings,
  );
});

it('has words only for columns of the import, and no word twice', () => {
  expect(Object.keys(headingWords).filter((column) => !importColumns.has(column))).toEqual([]);
  for (const [column, words] of Object.entries(headingWords))
    for (const word of words) expect(findColumn(word), word).toBe(column);
});

it('gives a column once, and none that a sheet must not set', () => {
  expect(guessColumns(['Mobile', 'Phone', 'Id', 'Status', 'account_status', 'Remarks'])).toEqual([
    'mobile',
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('finds the headings below a title', () => {
  expect(findHeadingRow([['Sahyadri Samaj Mandal', ''], [], ['Sr', 'Name', 'DOB', 'Gotra']])).toBe(2);
  expect(findHeadingRow([['a', 'b']])).toBe(0);
});

it('reads the first line of a file, except what is to leave out', () => {
  const header = ['first_name', 'rashi', 'First name', 'remarks', 'education', 'Mob. No.'];
  expect(readHeader(header, new Set(['remarks']))).toEqual({
    columns: ['first_name', null, 'first_name', null, 'education', 'mobile'],
    unknown: ['rashi'],
    repeated: ['First name'],
  });
});
