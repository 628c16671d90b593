import { expect, it } from 'vitest';
import { areColumnsRight, cellsOfSheet, importJobStates, mayStartImport } from './import-job.ts';

it('takes each column once, and one for each heading', () => {
  expect(areColumnsRight(['email', null, null], 3)).toBe(true);
  expect(areColumnsRight(['email', 'email', null], 3)).toBe(false);
  expect(areColumnsRight(['email'], 2)).toBe(false);
});

it('starts what waits or has failed', () => {
  expect(importJobStates.filter(mayStartImport)).toEqual(['waiting', 'failed']);
});

const choices = {
  columns: ['full_name', null, 'job_type', 'income'],
  values: [
    { column: 'job_type', from: 'Pvt Job', to: 'Private sector' },
    { column: 'income', from: 'as per company', to: '' },
  ],
  status: 'Draft' as const,
};

it('reads a row by the chosen columns and values', () => {
  expect(cellsOfSheet(['Asha', 'x', 'Pvt Job', 'as per company'], choices)).toEqual({
    full_name: 'Asha',
    job_type: 'Private sector',
    income: '',
    status: 'Draft',
  });
  expect(cellsOfSheet(['Pvt Job'], choices)).toMatchObject({ full_name: 'Pvt Job', job_type: '' });
});

it('does not guess where a row has more cells than headings', () => {
  expect(cellsOfSheet(['Asha', '', '', '', ''], choices)).not.toBeNull();
  expect(cellsOfSheet(['Asha', '', '', '', 'Pune'], choices)).toBeNull();
});
