import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEdition } from './edition.ts';
import { type IndexPage, layOutIndex } from './print-index.ts';

interface Entry {
  serialNumber: number | null;
}

const entriesOf = (from: number, to: number): Entry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ serialNumber: from + index }));
const numbersIn = (column: IndexPage<Entry>[number]) =>
  column.flatMap((row) => (row.kind === 'entry' ? [row.entry.serialNumber] : []));

/** A column as `heading first-last`, such as `Divorced Males 431-444`. */
const shapeOf = (column: IndexPage<Entry>[number]) =>
  column
    .map((row) => (row.kind === 'entry' ? row.entry.serialNumber : `[${row.section?.title ?? 'in a gap'}]`))
    .reduce<(string | number | null)[]>((shape, each) => {
      const [before, last] = shape.slice(-2);
      const isRun = typeof each === 'number' && typeof last === 'number' && typeof before === 'number';
      return isRun && last === each - 1 ? [...shape.slice(0, -1), each] : [...shape, each];
    }, [])
    .join(' ');
const lay = (entries: readonly Entry[], edition = defaultEdition) =>
  layOutIndex(entries, edition).map((page) => page.map(shapeOf));

describe('layOutIndex', () => {
  it.each<[string, Entry[], string[][]]>([
    ['nobody', [], []],
    ['one', entriesOf(1, 1), [['[Unmarried Males] 1']]],
    ['a full column', entriesOf(1, 21), [['[Unmarried Males] 1 21']]],
    ['one more', entriesOf(1, 22), [['[Unmarried Males] 1 21', '22']]],
    ['a full page', entriesOf(1, 65), [['[Unmarried Males] 1 21', '22 43', '44 65']]],
    ['one more than a page', entriesOf(1, 66), [['[Unmarried Males] 1 21', '22 43', '44 65'], ['66']]],
    [
      'the next section in the same column',
      [...entriesOf(423, 423), ...entriesOf(431, 432)],
      [['[Unmarried Males] 423 [Divorced Males] 431 432']],
    ],
    [
      'a heading with room for two candidates',
      [...entriesOf(1, 18), ...entriesOf(431, 440)],
      [['[Unmarried Males] 1 18 [Divorced Males] 431 432', '433 440']],
    ],
    [
      'no heading above one of several candidates',
      [...entriesOf(1, 19), ...entriesOf(431, 440)],
      [['[Unmarried Males] 1 19', '[Divorced Males] 431 440']],
    ],
    [
      'a heading above the only candidate',
      [...entriesOf(1, 19), ...entriesOf(431, 431)],
      [['[Unmarried Males] 1 19 [Divorced Males] 431']],
    ],
    [
      'somebody in a gap last',
      [...entriesOf(424, 424), ...entriesOf(842, 842)],
      [['[Divorced Females] 842 [in a gap] 424']],
    ],
    ['nobody without a number', [{ serialNumber: null }, ...entriesOf(851, 851)], [['[Widowed] 851']]],
  ])('%s', (_, entries, shape) => {
    expect(lay(entries)).toEqual(shape);
  });

  it('ends a column of 2025 at 444, as there is no room below for a heading and two candidates', () => {
    const full = defaultEdition.sections.flatMap(({ from, to }) => entriesOf(from, to));
    const pages = lay(full);
    expect(pages).toHaveLength(14);
    const column = pages.flat().find((shape) => shape.includes('Divorced Males'));
    expect(column).toMatch(/423 \[Divorced Males\] 431 444$/);
  });

  it('prints the sections in serial order, in whatever order an admin typed them', () => {
    const typed = { ...defaultEdition, sections: defaultEdition.sections.toReversed() };
    expect(lay([...entriesOf(831, 831), ...entriesOf(1, 1)], typed)).toEqual([
      ['[Unmarried Males] 1 [Divorced Females] 831'],
    ]);
  });

  it('prints every candidate once, and no heading at the foot of a column', () => {
    const serials = fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 300 });
    fc.assert(
      fc.property(serials, (numbers) => {
        const pages = layOutIndex(
          numbers.map((serialNumber) => ({ serialNumber })),
          defaultEdition,
        );
        const printed = pages.flat().flatMap(numbersIn);
        expect(printed.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers.toSorted((a, b) => a - b));
        expect(pages.every(({ length }) => length <= 3)).toBe(true);
        for (const column of pages.flat()) {
          expect(column.length).toBeLessThanOrEqual(22);
          expect(column.at(-1)?.kind).toBe('entry');
        }
      }),
    );
  });
});
