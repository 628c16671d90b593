import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEdition } from './edition.ts';
import { layOutIndex } from './print-index.ts';

const entriesOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ serialNumber: from + index }));
const shapeOf = (pages: ReturnType<typeof layOutIndex>) =>
  pages.map(({ title, columns }) => [title, ...columns.map((column) => column.length)]);

describe('layOutIndex', () => {
  it.each([
    ['nobody', [], []],
    ['one', entriesOf(1, 1), [['Unmarried Males', 1]]],
    ['a full column', entriesOf(1, 22), [['Unmarried Males', 22]]],
    ['one more', entriesOf(1, 23), [['Unmarried Males', 22, 1]]],
    ['a full page', entriesOf(1, 66), [['Unmarried Males', 22, 22, 22]]],
    [
      'one more than a page',
      entriesOf(1, 67),
      [
        ['Unmarried Males', 22, 22, 22],
        ['Unmarried Males', 1],
      ],
    ],
    [
      'the end of one section and the start of the next',
      [...entriesOf(423, 423), ...entriesOf(431, 432)],
      [
        ['Unmarried Males', 1],
        ['Divorced Males', 2],
      ],
    ],
    [
      'somebody in a gap',
      [...entriesOf(424, 424), ...entriesOf(842, 842)],
      [
        ['Divorced Females', 1],
        [null, 1],
      ],
    ],
    ['serials at and above the limit, or none', [{ serialNumber: null }, ...entriesOf(843, 900)], []],
  ])('%s', (_, entries, shape) => {
    expect(shapeOf(layOutIndex(entries, defaultEdition))).toEqual(shape);
  });

  it('makes fifteen pages for a full book of 2025', () => {
    const full = defaultEdition.sections.flatMap(({ from, to }) => entriesOf(from, to));
    const pages = layOutIndex(full, defaultEdition);
    expect(pages.map(({ title }) => title)).toEqual([
      ...Array.from({ length: 7 }, () => 'Unmarried Males'),
      'Divorced Males',
      ...Array.from({ length: 6 }, () => 'Unmarried Females'),
      'Divorced Females',
    ]);
  });

  it('prints the sections in serial order, in whatever order an admin typed them', () => {
    const typed = { ...defaultEdition, sections: defaultEdition.sections.toReversed() };
    const pages = layOutIndex([...entriesOf(831, 831), ...entriesOf(1, 1)], typed);
    expect(pages.map(({ title }) => title)).toEqual(['Unmarried Males', 'Divorced Females']);
  });

  it('prints every candidate below the limit once, in serial order within a section', () => {
    const serials = fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 300 });
    fc.assert(
      fc.property(serials, (numbers) => {
        const pages = layOutIndex(
          numbers.map((serialNumber) => ({ serialNumber })),
          defaultEdition,
        );
        const printed = pages
          .flatMap(({ columns }) => columns.flat())
          .map(({ serialNumber }) => serialNumber);
        expect(printed.toSorted((a, b) => a - b)).toEqual(
          numbers.filter((number) => number < 843).toSorted((a, b) => a - b),
        );
        for (const { columns } of pages) {
          const onPage = columns.flat().map(({ serialNumber }) => serialNumber);
          expect(onPage).toEqual(onPage.toSorted((a, b) => a - b));
          expect(columns.length).toBeLessThanOrEqual(3);
          expect(columns.every(({ length }) => length <= 22)).toBe(true);
        }
      }),
    );
  });
});
