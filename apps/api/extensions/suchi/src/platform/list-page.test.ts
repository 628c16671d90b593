import { describe, expect, it } from 'vitest';
import { containsWords, joinConditions, likePattern, orderOf, whereSelected } from './list-page.ts';

describe('the conditions of a list', () => {
  it('are all of them, or none', () => {
    expect(joinConditions([])).toEqual({ sql: 'true', bindings: [] });
    const one = { sql: 'a = ?', bindings: [1] };
    const other = { sql: 'b = ? or c = ?', bindings: [2, 3] };
    expect(joinConditions([one, other])).toEqual({
      sql: '(a = ?) and (b = ? or c = ?)',
      bindings: [1, 2, 3],
    });
  });

  it('search for each word, with wildcards as plain characters', () => {
    expect(containsWords('t', undefined)).toEqual([]);
    expect(containsWords('t', ' 50% Asha_P ')).toEqual([
      { sql: 't like ?', bindings: ['%50\\%%'] },
      { sql: 't like ?', bindings: ['%asha\\_p%'] },
    ]);
    expect(likePattern('\\')).toBe('%\\\\%');
    expect(containsWords('t', 'a b c d e f g')).toHaveLength(5);
  });
});

describe('the order of a list', () => {
  it('has empty values last and the key at its end', () => {
    expect(orderOf('name', { name: 'n' }, 'k')).toBe('n nulls last, k');
    expect(orderOf('-name', { name: 'n' }, 'k')).toBe('n desc nulls last, k desc');
  });
});

describe('a selection', () => {
  const key = { key: 'k', idType: 'integer' } as const;
  const listWhere = (search: string | undefined, filter: string) => [
    { sql: 'f = ? and s = ?', bindings: [filter, search] },
  ];

  it('is the rows that were named', () => {
    expect(whereSelected(key, { ids: [1, 2] }, listWhere)).toEqual([
      { sql: 'k = any(?::integer[])', bindings: [[1, 2]] },
    ]);
  });

  it('is all that match, without some', () => {
    const all = { all: true, search: 'asha', filter: 'open', except: [] as number[] } as const;
    expect(whereSelected(key, all, listWhere)).toEqual([
      { sql: 'f = ? and s = ?', bindings: ['open', 'asha'] },
    ]);
    expect(whereSelected(key, { ...all, except: [3] }, listWhere)).toContainEqual({
      sql: 'k <> all(?::integer[])',
      bindings: [[3]],
    });
  });
});
