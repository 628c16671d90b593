import { describe, expect, it } from 'vitest';
import { fitPage } from './fit-page.ts';

const rowsOf = (count: number, letters: number) =>
  Array.from({ length: count }, () => ({ name: 'education' as const, text: 'x'.repeat(letters) }));

describe('fitPage', () => {
  it.each([
    [15, 42, 'large'],
    [9, 43, 'medium'],
    [15, 60, 'small'],
  ] as const)('sets %i rows of %i letters %s', (count, letters, size) => {
    expect(fitPage({ name: '', expectations: '' }, rowsOf(count, letters)).rows).toBe(size);
  });

  it('makes a long name and long expectations smaller', () => {
    const long = { name: 'x'.repeat(31), expectations: 'x'.repeat(700) };
    expect(fitPage(long, [])).toEqual({ name: 'small', rows: 'large', expectations: 'small' });
  });
});
