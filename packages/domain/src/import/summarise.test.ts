import { expect, it } from 'vitest';
import { faultAt, kindOf, noteAt } from './import-codes.ts';
import { findSharedMobiles, summariseFindings } from './summarise.ts';

it('tells a fault from a note and from what is missing', () => {
  expect(kindOf(faultAt('gender', 'gender_required'))).toBe('fault');
  expect(kindOf(noteAt('gotra', 'value_added'))).toBe('note');
  expect(kindOf(noteAt('weight', 'weight_required'))).toBe('missing');
});

it('counts by column, faults first, with what was written', () => {
  const income = faultAt('income', 'number_invalid');
  const name = noteAt('middle_name', 'value_added');
  const weight = noteAt('weight', 'weight_required');
  const gender = faultAt('gender', 'choice_unknown');
  const rows = [
    { cells: { income: 'later', full_name: 'Asha' }, findings: [weight, gender, name] },
    { cells: { income: 'not told' }, findings: [income, weight] },
    { cells: { income: 'as per company' }, findings: [income] },
    { cells: { income: 'as per company' }, findings: [income] },
    { cells: { income: 'Negotiable' }, findings: [income, weight] },
  ];
  expect(summariseFindings(rows)).toEqual([
    {
      column: 'income',
      code: 'number_invalid',
      kind: 'fault',
      rows: 4,
      values: [
        { text: 'as per company', rows: 2 },
        { text: 'Negotiable', rows: 1 },
        { text: 'not told', rows: 1 },
      ],
    },
    { column: 'gender', code: 'choice_unknown', kind: 'fault', rows: 1, values: [] },
    { column: 'full_name', code: 'value_added', kind: 'note', rows: 1, values: [{ text: 'Asha', rows: 1 }] },
    { column: 'weight', code: 'weight_required', kind: 'missing', rows: 3, values: [] },
  ]);
});

it('makes one note of families with the same mobile', () => {
  const mobiles = ['1', null, '1', '2', null, '1'].map((mobile, index) => ({ row: index + 2, mobile }));
  expect(findSharedMobiles(mobiles)).toEqual([
    { rows: [2, 4, 7], finding: noteAt('mobile', 'mobile_shared') },
  ]);
});
