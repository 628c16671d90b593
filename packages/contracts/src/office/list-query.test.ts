import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contactsReason, listQuery, selection, userSelection } from './list-query.ts';

const filter = z.object({ list: z.enum(['open', 'past']) });
const query = listQuery(['date', 'name'], filter);
const open = { list: 'open' } as const;

describe('the query of a list', () => {
  it('begins at the first page of ten, newest first', () => {
    expect(query.parse({ filter: open })).toEqual({ sort: '-date', page: 1, rows: 10, filter: open });
  });

  it('takes each field in both directions', () => {
    for (const sort of ['date', '-date', 'name', '-name'])
      expect(query.safeParse({ filter: open, sort }).success).toBe(true);
  });

  it.each([
    { search: 'ab' },
    { search: '  ab  ' },
    { search: 'x'.repeat(101) },
    { sort: 'email' },
    { sort: '--date' },
    { page: 0 },
    { page: 1.5 },
    { rows: 11 },
    { rows: 1000 },
    { filter: { list: 'all' } },
    { filter: undefined },
  ])('refuses %j', (changes) => {
    expect(query.safeParse({ filter: open, ...changes }).success).toBe(false);
  });
});

describe('a selection', () => {
  it('names rows, or all that match except some', () => {
    expect(selection(filter).parse({ ids: [1, 2] })).toEqual({ ids: [1, 2] });
    expect(selection(filter).parse({ all: true, filter: open })).toEqual({
      all: true,
      filter: open,
      except: [],
    });
    const id = '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f0001';
    expect(userSelection(filter).parse({ ids: [id] })).toEqual({ ids: [id] });
  });

  it.each([
    {},
    { ids: [] },
    { ids: ['1'] },
    { ids: [0] },
    { ids: Array.from({ length: 5001 }, () => 1) },
    { all: false, filter: open },
    { all: true },
    { all: true, filter: open, search: 'ab' },
    { all: true, filter: open, except: Array.from({ length: 5001 }, () => 1) },
  ])('is not case %#', (given) => {
    expect(selection(filter).safeParse(given).success).toBe(false);
  });
});

describe('the reason for contact details', () => {
  it('may be missing, and has ten letters otherwise', () => {
    expect(contactsReason.parse(undefined)).toBeUndefined();
    expect(contactsReason.parse(' To invite them to the hall ')).toBe('To invite them to the hall');
    expect(contactsReason.parse('मेळाव्याचे निमंत्रण पाठवणे')).toBeTruthy();
  });

  it.each(['', 'short', 'a b c d e f g h i', '1234567890', '..........', 'x'.repeat(501)])(
    'is not %j',
    (text) => {
      expect(contactsReason.safeParse(text).success).toBe(false);
    },
  );
});
