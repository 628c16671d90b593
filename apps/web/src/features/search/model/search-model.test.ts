import { type SearchFilters, searchSorts } from '@suchi/contracts/discovery';
import { singleStatuses } from '@suchi/domain/profiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../shared/config/browser-storage.ts';
import { loadMessages, translatorFor } from '../../../shared/i18n/messages.ts';
import { listFilterChips } from './filter-chips.ts';
import { keepFilters, readKeptFilters } from './kept-filters.ts';
import { listPageNumbers } from '../../../shared/navigation/page-numbers.ts';
import {
  encodeSearchAddress,
  noFilters,
  parsePageNumber,
  parseSearchAddress,
  withoutSearchAddress,
} from './search-address.ts';
import { hasFilters, listReversedRanges, tidyFilters } from './tidy-filters.ts';

const everyFilter: SearchFilters = {
  gender: 'Male',
  name: 'Meera & co',
  marital_status: [...singleStatuses],
  born_from: '1996-01-01',
  born_to: '2000-12-31',
  age_from: 24,
  age_to: 30,
  height_from_cm: 121.92,
  height_to_cm: 271.78,
  country: 'USA',
  location: 'New Jersey, USA',
  native_place: 'Satara',
  gotra: [13_001, 13_002],
  without_gotra: [13_003],
  education: [12_001],
  education_sector: 'Engineering',
  education_stream: 'I.T. / C.S.',
  job_type: 11204,
  income_currency: 'USD',
  income_from: 50_000,
  income_to: 150_000,
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

beforeAll(() => loadMessages(['search']));

describe('the address of a search', () => {
  it.each(cases)('says all of %j, and is read as it was written', (filters) => {
    for (const sort of searchSorts) {
      const address = { filters, sort, page: 10_000, view: 'rows', saved: 7 } as const;
      const query = encodeSearchAddress(address);
      expect(parseSearchAddress(new URLSearchParams(query.toString()))).toEqual(address);
      expect(withoutSearchAddress(query).size).toBe(0);
    }
  });

  it('is empty for everybody, in the usual order, from the start', () => {
    expect(
      encodeSearchAddress({ filters: noFilters, sort: null, page: 1, view: null, saved: null }).size,
    ).toBe(0);
  });

  it.each(['', ' ', '0', '-5', '1e3', 'NaN', 'null', 'married', '2000-02-30', '%', 'x'.repeat(300)])(
    'counts for nothing, or is cut, where it is %j',
    (junk) => {
      const query = new URLSearchParams(
        [...filterKeys, 'sort', 'page', 'view', 'saved'].map((key) => [key, junk]),
      );
      const { filters, sort, page, view, saved } = parseSearchAddress(query);
      const typed = junk.trim().slice(0, 100) || null;
      const texts = { name: typed, country: typed, location: typed, native_place: typed };
      const zero = { height_from_cm: 0, height_to_cm: 0, income_from: 0, income_to: 0 };
      expect(filters).toEqual({
        ...noFilters,
        ...texts,
        education_sector: typed,
        education_stream: typed,
        ...(junk === '0' ? zero : {}),
      });
      expect([sort, page, view, saved]).toEqual([null, 1, null, null]);
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

  it('know the currency of an amount, and none without an amount', () => {
    expect(tidyFilters({ ...noFilters, income_from: 9, income_to: 5 })).toMatchObject({
      income_from: 5,
      income_to: 9,
      income_currency: 'INR',
    });
    expect(tidyFilters({ ...noFilters, income_currency: 'USD' })).toEqual(noFilters);
  });

  it.each([
    [{}, []],
    [{ born_from: '1994-01-01', born_to: '1990-12-31' }, ['born']],
    [{ born_from: '1994-01-01', born_to: '1994-01-01' }, []],
    [{ age_from: 30, age_to: 25, income_from: 9, income_to: 5 }, ['age', 'income']],
    [{ height_from_cm: 170, height_to_cm: 150 }, ['height']],
    [{ age_from: 30 }, []],
  ])('%j have these ranges the wrong way round: %j', (filters, reversed) => {
    expect(listReversedRanges({ ...noFilters, ...filters })).toEqual(reversed);
  });

  it('are set when one is, and the gender is none', () => {
    expect(hasFilters(noFilters)).toBe(false);
    expect(hasFilters({ ...noFilters, gender: 'Male' })).toBe(false);
    expect(hasFilters({ ...noFilters, match_horoscope: false })).toBe(true);
    expect(hasFilters({ ...noFilters, name: 'Meera' })).toBe(true);
  });

  it.each(cases)('are kept and come back without gender and name: %j', (filters) => {
    const storage = createMemoryStorage();
    keepFilters(filters, storage);
    const expected = { ...filters, gender: null, name: null };
    expect(readKeptFilters(storage)).toEqual(expected);
    expect(storage.getItem('qm_filter') !== null).toBe(hasFilters(expected));
  });

  it('are searched also where nothing can be kept', () => {
    const full = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepFilters({ ...noFilters, country: 'USA' }, full)).not.toThrow();
  });
});

describe('the chips', () => {
  const chips = (filters: Partial<SearchFilters>) =>
    listFilterChips(
      { ...noFilters, ...filters },
      {
        t: translatorFor('search'),
        nameOf: (list, id) => (list === 'Gotra' ? `Gotra ${id}` : null),
      },
    );

  it.each([
    [{ born_from: '1996-01-01', born_to: '2000-12-31' }, 'Born 1996 to 2000'],
    [{ born_from: '1996-02-01', born_to: '2000-12-31' }, 'Born 01/02/1996 to 31/12/2000'],
    [{ born_from: '1996-02-01' }, 'Born from 01/02/1996'],
    [{ born_to: '2000-12-31' }, 'Born up to 31/12/2000'],
    [{ height_from_cm: 152.4, height_to_cm: 172.72 }, '5 ft 0 in to 5 ft 8 in'],
    [{ height_from_cm: 152.4 }, 'From 5 ft 0 in'],
    [{ height_to_cm: 172.72 }, 'Up to 5 ft 8 in'],
    [{ age_from: 24, age_to: 30 }, '24 to 30 years'],
    [{ age_from: 24 }, 'From 24 years'],
    [{ age_to: 30 }, 'Up to 30 years'],
    [{ native_place: 'Satara' }, 'Native place: Satara'],
    [{ gotra: [7] }, 'Gotra 7'],
    [{ without_gotra: [7] }, 'Not Gotra 7'],
    [{ education: [7] }, 'Highest education'],
    [{ income_from: 500_000, income_to: 2_000_000 }, '₹5 lakh to ₹20 lakh a year'],
    [{ income_from: 50_000, income_currency: 'USD' }, 'From $50,000 a year'],
    [{ income_to: 500_000 }, 'Up to ₹5 lakh a year'],
    [{ job_type: 5 }, 'Job type'],
    [{ match_horoscope: true }, 'Match horoscope: Yes'],
    [{ is_handicapped: false }, 'Differently abled: No'],
  ] satisfies [Partial<SearchFilters>, string][])('%j', (filters, label) => {
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
    expect(count).toBe(20);
  });
});
