import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEnginePath } from './engine-paths.ts';
import { isPlainJson } from './plain-json.ts';
import { findForbiddenParameter } from './query-rules.ts';
import { type EngineQueryShape, readEngineQuery } from './query-shape.ts';

const read = (query: object) => readEngineQuery(query) as EngineQueryShape;
const forbidden = (query: object) => findForbiddenParameter(read(query));

describe('a query that the engine can read', () => {
  it.each([
    ['nothing', {}],
    ['parameters of our own endpoints', { q: 'Pune', kind: 'favourites' }],
    ['a filter as JSON', { filter: '{"_and":[{"id":{"_in":[1,2]}},{"name":"x"}]}' }],
    ['a filter in brackets', { filter: { user: { _eq: 'x' } } }],
    ['an aggregate', { aggregate: { count: '*' } }],
    ['a deep filter', { deep: { photos: { _filter: { id: { _gt: 1 } }, _limit: '1' } } }],
  ])('%s', (_, query) => {
    expect(readEngineQuery(query)).not.toHaveProperty('malformed');
  });

  it.each([
    ['aggregate', 'x'],
    ['aggregate', '5'],
    ['aggregate', { count: { a: 'b' } }],
    ['deep', 'null'],
    ['deep', { photos: { _filter: '{' } }],
    ['deep', { photos: { _unknown: 'x' } }],
    ['deep', { photos: 'x' }],
    ['filter', '{'],
    ['filter', '[]'],
    ['filter', { _and: { user: { _eq: 'x' } } }],
    ['filter', { _or: [null] }],
    ['filter', { id: { _unknown: 1 } }],
    ['filter', { id: { _eq: { a: 1 } } }],
    ['filter', { id: [1] }],
    ['fields', { a: 'b' }],
    ['fields', [{ a: 'b' }]],
    ['sort', [{ a: 'b' }]],
    ['meta', { a: 'b' }],
    ['alias', 'x'],
    ['alias', { a: ['b'] }],
    ['search', ['a']],
    ['limit', ['1', '2']],
  ])('%s=%j is not one', (name, value) => {
    expect(readEngineQuery({ [name]: value })).toEqual({ malformed: name });
  });

  it.each([{ search: '\0' }, { filter: '{"a":"\\u0000"}' }, { filter: { 'a\0': 'b' } }, { q: 'a\0' }])(
    'NUL in %j is not one',
    (query) => {
      expect(readEngineQuery(query)).toEqual({ malformed: 'query' });
    },
  );

  it('never throws, whatever it is', () => {
    const names = fc.constantFrom('filter', 'deep', 'aggregate', 'alias', 'fields', 'sort', 'meta', 'x');
    fc.assert(
      fc.property(fc.dictionary(names, fc.oneof(fc.jsonValue(), fc.json())), (query) => {
        readEngineQuery(query);
      }),
    );
  });
});

describe('what a query may contain', () => {
  it('is everything that other clients are promised', () => {
    const fields = '*,matrimonial_profiles.*,block_profile.qd_matrimonial_profile_id.*,is_reactivated';
    expect(forbidden({ fields })).toBe(null);
    expect(forbidden({ fields: '*', filter: '{"a":{"_eq":1}}', limit: '6', offset: '6', meta: '*' })).toBe(
      null,
    );
  });

  it.each([
    ['fields', '*.*'],
    ['fields', '*.*.*.*.*.*'],
    ['fields', 'a.*.b'],
    ['fields', 'a.b.c.d'],
    ['fields', 'count(photos)'],
    ['fields', 'a.*,b.*,c.*,d.*'],
    ['fields', Array.from({ length: 101 }, (_, index) => `f${index}`).join(',')],
    ['filter', { _or: Array.from({ length: 31 }, () => ({ id: { _eq: 1 } })) }],
    ['sort', 'a,b,c,d'],
    ['alias', { a: 'b' }],
    ['version', 'draft'],
    ['backlink', 'false'],
    ['unknown', 'x'],
    ['search', 'x'],
    ['aggregate', { count: '*' }],
    ['groupBy', 'a'],
    ['deep', { a: { _limit: '1' } }],
    ['export', 'csv'],
  ])('is refused to everyone but the operator: %s=%j', (name, value) => {
    expect(forbidden({ [name]: value })).toBe(name);
  });
});

describe('a path of the engine', () => {
  it.each([
    ['GET', '/users/me', 'account'],
    ['HEAD', '/users/me', 'account'],
    ['POST', '/auth/refresh', 'visitor'],
    ['GET', '/items/qdb_lookup', 'member'],
    ['PATCH', '/items/qd_order/7', 'member'],
    ['SEARCH', '/items/qdb_lookup', undefined],
    ['GET', '/items', undefined],
    ['GET', '/activity', undefined],
    ['GET', '/files', undefined],
    ['GET', '/assets/x', undefined],
    ['POST', '/users/me/tfa/generate', undefined],
    ['GET', '/a-path-of-a-later-engine', undefined],
  ])('%s %s needs %s', (method, path, access) => {
    expect(findEnginePath(method, path)?.access).toBe(access);
  });
});

describe('plain JSON', () => {
  const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)]);
  it.each([
    [{ a: ['b', { c: null }] }, true],
    [{ a: ['b\0'] }, false],
    [{ 'a\0': 1 }, false],
    ['\\u0000', true],
  ])('case %#', (value, isPlain) => {
    expect(isPlainJson(value)).toBe(isPlain);
  });

  it('is shallow', () => {
    expect([20, 21, 5000].map((depth) => isPlainJson(nest(depth)))).toEqual([true, false, false]);
  });
});
