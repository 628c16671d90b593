import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontPages, planBook } from './book-plan.ts';
import { defaultEdition } from './edition.ts';
import { findSection } from './serial.ts';

const entriesOf = (numbers: readonly number[]) =>
  numbers.flatMap((serialNumber) => {
    const section = findSection(serialNumber, defaultEdition);
    return section ? [{ serialNumber, section }] : [];
  });

describe('planBook', () => {
  it('opens each section on a left-hand page, with the first profile opposite', () => {
    const { pages, pageOfSerial, openers } = planBook(entriesOf([432, 1, 431, 451]));
    expect(pages.slice(frontPages).map(({ kind }) => kind)).toEqual([
      'opener', // page 8
      'profile',
      'opener', // page 10
      'profile',
      'profile',
      'notes',
      'opener', // page 14
      'profile',
    ]);
    expect(Object.fromEntries(pageOfSerial)).toEqual({ 1: 9, 431: 11, 432: 12, 451: 15 });
    expect(openers.map(({ section, ...pagesOf }) => [section.kind, pagesOf])).toEqual([
      ['unmarried_male', { page: 8, count: 1, firstPage: 9, lastPage: 9 }],
      ['divorced_male', { page: 10, count: 2, firstPage: 11, lastPage: 12 }],
      ['unmarried_female', { page: 14, count: 1, firstPage: 15, lastPage: 15 }],
    ]);
  });

  it('has only the front pages without a candidate', () => {
    expect(planBook([]).pages).toHaveLength(frontPages);
  });

  it('prints everyone once, and opens every section on an even page, for any mix', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 1050 }), { maxLength: 60 }), (numbers) => {
        const entries = entriesOf(numbers);
        const { pages, pageOfSerial, openers } = planBook(entries);
        const printed = pages.flatMap((page) => (page.kind === 'profile' ? [page.entry.serialNumber] : []));
        expect(printed).toEqual(entries.map(({ serialNumber }) => serialNumber).toSorted((a, b) => a - b));
        for (const { page } of openers) expect(page % 2).toBe(0);
        for (const [serialNumber, at] of pageOfSerial)
          expect(pages[at - 1]).toMatchObject({ kind: 'profile', entry: { serialNumber } });
      }),
    );
  });
});
