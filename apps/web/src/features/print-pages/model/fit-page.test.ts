import { describe, expect, it } from 'vitest';
import { fitPage } from './fit-page.ts';

const rowsOf = (count: number, letters: number) =>
  Array.from({ length: count }, () => ({ name: 'education' as const, text: 'x'.repeat(letters) }));

const page = (change: Partial<Parameters<typeof fitPage>[0]>) => ({
  name: '',
  own_script_name: null,
  expectations: '',
  ...change,
});

describe('fitPage', () => {
  it.each([
    [15, 42, 'large'],
    [9, 43, 'medium'],
    [15, 60, 'small'],
  ] as const)('sets %i rows of %i letters %s', (count, letters, size) => {
    expect(fitPage(page({}), rowsOf(count, letters)).rows).toBe(size);
  });

  it('makes a long name and long expectations smaller', () => {
    const long = page({ name: 'x'.repeat(31), expectations: 'x'.repeat(700) });
    expect(fitPage(long, [])).toEqual({
      name: 'small',
      ownName: 'short',
      rows: 'large',
      expectations: 'small',
    });
  });

  it('leaves room for the name in the own script', () => {
    const name = 'Hemal Ashokbhai Buch';
    expect(fitPage(page({ name }), []).name).toBe('large');
    expect(fitPage(page({ name, own_script_name: 'હેમલ અશોકભાઈ બૂચ' }), []).name).toBe('medium');
    const long = page({ name: 'x'.repeat(23), own_script_name: 'व'.repeat(31) });
    expect(fitPage(long, [])).toMatchObject({ name: 'small', ownName: 'long' });
  });
});
