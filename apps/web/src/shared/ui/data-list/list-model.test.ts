import { listCountedAtMost } from '@suchi/contracts/office';
import { describe, expect, it } from 'vitest';
import { moveKey, placeKey } from './column-order.ts';
import { encodeListAddress, parseListAddress } from './list-address.ts';
import {
  changeSelection,
  countSelected,
  findPlaces,
  forgetPages,
  isSelected,
  type ListSelection,
  noSelection,
  wholeSelection,
} from './list-selection.ts';

const shape = {
  initialSort: '-date_updated',
  sorts: ['date_updated', 'name'],
  filters: [
    {
      key: 'gender',
      label: 'Gender',
      options: [
        { value: 'Female', label: 'Women' },
        { value: 'Male', label: 'Men' },
      ],
    },
    {
      key: 'hidden',
      label: 'Hidden profiles',
      options: [
        { value: 'without', label: 'not shown' },
        { value: 'only', label: 'only these' },
      ],
      initial: 'without',
    },
    { key: 'place', label: 'Place', entry: 'text' as const },
    { key: 'age_from', label: 'Age from', entry: 'number' as const },
    { key: 'registered_from', label: 'Registered from', entry: 'date' as const },
  ],
};
const parse = (query: string) => parseListAddress(new URLSearchParams(query), shape);
const roundTrip = (query: string) =>
  encodeListAddress(parse(query), shape, new URLSearchParams(query)).toString();

describe('the address of a list', () => {
  it('starts with the first page of ten, the initial sort and the initial filters', () => {
    expect(parse('')).toEqual({
      search: '',
      sort: '-date_updated',
      page: 1,
      rows: 10,
      filter: { hidden: 'without' },
      columns: null,
    });
  });

  it.each([
    ['a text of two letters', 'search=ku'],
    ['a sort that the server does not know', 'sort=-mobile'],
    ['a page below one', 'page=0'],
    ['a page length that is not offered', 'rows=1000'],
    ['a value that is not in the list', 'gender=Other'],
    ['an empty text', 'place=%20'],
    ['a long text', `place=${'x'.repeat(61)}`],
    ['an age that is no number', 'age_from=21x'],
    ['a day that does not exist', 'registered_from=2026-02-30'],
  ])('ignores %s', (_, query) => {
    expect(parse(query)).toEqual(parse(''));
  });

  it.each([
    '',
    'search=Kulkarni',
    'gender=Male',
    'hidden=any',
    'hidden=only&sort=name&page=3&rows=50&columns=age%2Cplace',
    'view=list&search=Gore',
    'columns=',
  ])('survives being read and written: %s', (query) => {
    expect(roundTrip(query)).toBe(query);
  });

  it('has no value for a filter that was removed', () => {
    expect(parse('hidden=any').filter).toEqual({});
  });
});

describe('a selection', () => {
  const some = (...ids: number[]) => changeSelection<number>(noSelection, { ids, isOn: true, page: 1 });

  it('lives across pages and knows where each row was', () => {
    const both = changeSelection(some(1, 2), { ids: [11, 12, 13], isOn: true, page: 2 });
    expect(countSelected(both, 40)).toBe(5);
    expect(both.kind === 'some' && findPlaces(both.pageOf, [1, 2, 3])).toEqual({
      here: 2,
      elsewhere: 3,
      otherPages: [2],
    });
  });

  it('keeps its rows but not their pages after another sort', () => {
    const sorted = forgetPages(some(1, 2));
    expect(isSelected(sorted, 2)).toBe(true);
    expect(sorted.kind === 'some' && findPlaces(sorted.pageOf, [2])).toEqual({
      here: 1,
      elsewhere: 1,
      otherPages: null,
    });
  });

  it('lets single rows out of a whole list and in again', () => {
    const whole: ListSelection<number> = wholeSelection;
    const without = changeSelection(whole, { ids: [4, 5], isOn: false, page: 1 });
    expect([isSelected(without, 4), isSelected(without, 6), countSelected(without, 40)]).toEqual([
      false,
      true,
      38,
    ]);
    expect(countSelected(changeSelection(without, { ids: [4], isOn: true, page: 1 }), 40)).toBe(39);
    expect(forgetPages(without)).toBe(without);
  });

  it('of a list that was not counted to its end is of unknown length', () => {
    const without = changeSelection<number>(wholeSelection, { ids: [4, 5], isOn: false, page: 1 });
    expect(countSelected(without, listCountedAtMost)).toBe(listCountedAtMost - 2);
    expect(countSelected(without, listCountedAtMost + 1)).toBeGreaterThan(listCountedAtMost);
  });

  it('is empty after its last row is cleared', () => {
    expect(countSelected(changeSelection(some(1), { ids: [1], isOn: false, page: 1 }), 40)).toBe(0);
  });
});

describe('the order of columns', () => {
  const keys = ['age', 'place', 'season'];
  it.each([
    ['place', -1, ['place', 'age', 'season']],
    ['place', 1, ['age', 'season', 'place']],
    ['age', -1, keys],
    ['season', 1, keys],
    ['unknown', 1, keys],
  ])('moves %s by %i', (key, step, expected) => {
    expect(moveKey(keys, key, step)).toEqual(expected);
  });

  it('puts a dragged column where it is dropped', () => {
    expect(placeKey(keys, 'season', 0)).toEqual(['season', 'age', 'place']);
  });
});
