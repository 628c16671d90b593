import { expect, it } from 'vitest';
import type { ImportCells } from './import-columns.ts';
import { isExampleRow, sheetColumnOf, tidyCells } from './tidy-cells.ts';

it.each<[string, ImportCells, ImportCells]>([
  [
    'a name in one cell',
    { full_name: 'Mr. Ravi Joshi' },
    { first_name: 'Ravi', middle_name: '', last_name: 'Joshi' },
  ],
  ['one name alone', { full_name: 'Ravi' }, { first_name: 'Ravi', last_name: '' }],
  [
    'a name with the surname first',
    { full_name_surname_first: 'JOSHI Ravi Anil' },
    { first_name: 'Ravi', middle_name: 'Anil', last_name: 'JOSHI' },
  ],
  ['a surname alone', { full_name_surname_first: 'Joshi' }, { first_name: 'Joshi' }],
  [
    'a surname of its own',
    { full_name: 'Ravi Joshi', last_name: 'Josi' },
    { first_name: 'Ravi', last_name: 'Josi' },
  ],
  [
    'two numbers',
    { mobile: '0 98200 12345 or 9822054321' },
    { account_mobile: '9820012345', address_mobile_alternative: '9822054321' },
  ],
  [
    'a number of its own',
    { mobile: '98200 12345', account_mobile: '98' },
    { account_mobile: '98', address_mobile: '9820012345' },
  ],
  ['no number', { mobile: '--' }, { mobile: '' }],
  [
    'a widower',
    { gender: 'मुलगा', marital_status: 'Widowed' },
    { gender: 'Male', marital_status: 'Widower' },
  ],
  ['a widow', { gender: 'f', marital_status: 'widowed' }, { gender: 'Female', marital_status: 'Widow' }],
  ['a widowed person', { marital_status: 'Widowed' }, { marital_status: 'Widowed' }],
  [
    'other words',
    { gender: 'x', marital_status: 'Never-Married' },
    { gender: 'x', marital_status: 'Unmarried' },
  ],
  ['food', { food: 'Non-Veg' }, { food: 'non_vegetarian' }],
  ['other food', { food: 'all' }, { food: 'all' }],
  ['nothing', { income: 'N/A', first_name: 'Na' }, { income: '', first_name: 'Na' }],
  ['own digits', { own_script_name: 'आशा १', weight: '५५' }, { own_script_name: 'आशा १', weight: '55' }],
  ['an absent cell', { gender: undefined }, { gender: '' }],
])('reads %s', (_, given, expected) => {
  expect(tidyCells(given)).toMatchObject(expected);
});

it('knows the cell in which a value was written', () => {
  expect(sheetColumnOf({ full_name: 'Asha' }, 'first_name')).toBe('full_name');
  expect(sheetColumnOf({ full_name: 'Asha', first_name: 'Asha' }, 'first_name')).toBe('first_name');
  expect(sheetColumnOf({}, 'account_mobile')).toBe('account_mobile');
  expect(sheetColumnOf({}, 'gotra')).toBe('gotra');
});

it('knows the example of the template', () => {
  expect(isExampleRow({ full_name: 'Example: Asha Patil' })).toBe(true);
  expect(isExampleRow({ full_name: 'Asha Patil' })).toBe(false);
});
