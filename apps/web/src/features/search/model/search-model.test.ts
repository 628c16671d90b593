import { type SearchFilters, searchSorts } from '@suchi/contracts/discovery';
import { singleStatuses } from '@suchi/domain/profile';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, translatorFor } from '../../../shared/i18n/messages.ts';
import { listFilterChips } from './filter-chips.ts';
import { keepFilters, readKeptFilters } from './kept-filters.ts';
import { listPageNumbers } from './page-numbers.ts';
import {
  encodeSearchAddress,
  noFilters,
  parsePageNumber,
  parseSearchAddress,
  withoutSearchAddress,
} from './search-address.ts';
import { hasFilters, tidyFilters } from './tidy-filters.ts';

const everyFilter: SearchFilters = {
  gender: 'Male',
  name: 'Meera & co',
  marital_status: [...singleStatuses],
  born_from: '1996-01-01',
  born_to: '2000-12-31',
  height_from_cm: 121.92,
  height_to_cm: 271.78,
  country: 'USA',
  location: 'New Jersey, USA',
  education_sector: 'Engineering',
  education_stream: 'I.T. / C.S.',
  job_type: 11204,
  match_horoscope: true,
  is_handicapped: false,
};
const filterKeys = Object.keys(everyFilter) as (keyof SearchFilters)[];

/** All at once, none, and each alone. */
const cases: SearchFilters[] = [
  everyFilter,
  noFilters,
  ...filterKeys.map((key) => ({ ...noFilters, [key]: everyFilter[key] })),
];

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeAll(() => loadMessages(['search']));

describe('the address of a search', () => {
  it.each(cases)('says all of %j, and is read as it was written', (filters) => {
    for (const sort of searchSorts) {
      const address = { filters, sort, page: 10_000 };
      const query = encodeSearchAddress(address);
      expect(parseSearchAddress(new URLSearchParams(query.toString()))).toEqual(address);
      expect(withoutSearchAddress(query).size).toBe(0);
    }
  });

  it('is empty for everybody, in the usual order, from the start', () => {
    expect(encodeSearchAddress({ filters: noFilters, sort: 'newest', page: 1 }).size).toBe(0);
  });

  it.each(['', ' ', '0', '-5', '1e3', 'NaN', 'null', 'married', '2000-02-30', '%', 'x'.repeat(300)])(
    'counts for nothing, or is cut, where it is %j',
    (junk) => {
      const query = new URLSearchParams([...filterKeys, 'sort', 'page'].map((key) => [key, junk]));
      const { filters, sort, page } = parseSearchAddress(query);
      const typed = junk.trim().slice(0, 100) || null;
      const texts = { name: typed, country: typed, location: typed };
      const heights = junk === '0' ? { height_from_cm: 0, height_to_cm: 0 } : {};
      expect(filters).toEqual({
        ...noFilters,
        ...texts,
        education_sector: typed,
        education_stream: typed,
        ...heights,
      });
      expect([sort, page]).toEqual(['newest', 1]);
    },
  );
});

describe('a page number', () => {
  it.each([
    ['1', 1],
    ['7', 7],
    [' 07 ', 7],
    ['8', null],
    ['0', null],
    ['-1', null],
    ['+1', null],
    ['1.0', null],
    ['1e0', null],
    ['१', null],
    ['', null],
  ])('%j of seven', (typed, page) => {
    expect(parsePageNumber(typed, 7)).toBe(page);
  });
});

describe('the pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 7, [1, 2, null, 7]],
    [3, 7, [1, 2, 3, 4, null, 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('at page %i of %i', (page, pages, numbers) => {
    expect(listPageNumbers(page, pages)).toEqual(numbers);
  });
});

describe('filters', () => {
  it('are put the right way round, trimmed, and know one name of the United States', () => {
    const typed = {
      ...noFilters,
      born_from: '2000-01-01',
      born_to: '1996-01-01',
      country: ' america ',
      name: '  ',
    };
    expect(tidyFilters({ ...typed, height_from_cm: 170, height_to_cm: 150 })).toEqual({
      ...noFilters,
      born_from: '1996-01-01',
      born_to: '2000-01-01',
      country: 'USA',
      height_from_cm: 150,
      height_to_cm: 170,
    });
  });

  it('are set when one is, and the gender is none', () => {
    expect(hasFilters(noFilters)).toBe(false);
    expect(hasFilters({ ...noFilters, gender: 'Male' })).toBe(false);
    expect(hasFilters({ ...noFilters, match_horoscope: false })).toBe(true);
    expect(hasFilters({ ...noFilters, name: 'Meera' })).toBe(true);
  });

  it.each(cases)('are kept and come back without gender and name: %j', (filters) => {
    const storage = memory();
    keepFilters(filters, storage);
    const expected = { ...filters, gender: null, name: null };
    expect(readKeptFilters(storage)).toEqual(expected);
    expect(storage.kept.has('qm_filter')).toBe(hasFilters(expected));
  });

  it('are searched also where nothing can be kept', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepFilters({ ...noFilters, country: 'USA' }, full)).not.toThrow();
  });
});

describe('the chips', () => {
  const chips = (filters: Partial<SearchFilters>) =>
    listFilterChips({ ...noFilters, ...filters }, { t: translatorFor('search'), jobTypeName: null });

  it.each([
    [{ born_from: '1996-01-01', born_to: '2000-12-31' }, 'Born 1996 to 2000'],
    [{ born_from: '1996-02-01', born_to: '2000-12-31' }, 'Born 01/02/1996 to 31/12/2000'],
    [{ born_from: '1996-02-01' }, 'Born from 01/02/1996'],
    [{ born_to: '2000-12-31' }, 'Born up to 31/12/2000'],
    [{ height_from_cm: 152.4, height_to_cm: 172.72 }, '5 ft 0 in to 5 ft 8 in'],
    [{ height_from_cm: 152.4 }, 'From 5 ft 0 in'],
    [{ height_to_cm: 172.72 }, 'Up to 5 ft 8 in'],
    [{ job_type: 5 }, 'Job type'],
    [{ match_horoscope: true }, 'Match horoscope: Yes'],
    [{ is_handicapped: false }, 'Differently abled: No'],
  ] as const)('%j', (filters, label) => {
    expect(chips(filters).map((chip) => chip.label)).toEqual([label]);
  });

  it('taken away one by one leave nothing but gender and name', () => {
    let left = everyFilter;
    let count = 0;
    for (let chip = chips(left)[0]; chip; chip = chips(left)[0]) {
      left = chip.without;
      count += 1;
    }
    expect(left).toEqual({ ...noFilters, gender: everyFilter.gender, name: everyFilter.name });
    expect(count).toBe(13);
  });
});
