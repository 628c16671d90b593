import { describe, expect, it } from 'vitest';
import { isLocalQuery } from './is-local-query.ts';

describe('a query about own columns', () => {
  it.each([
    ['nothing', {}],
    ['a condition', { filter: { directus_users_id: { _eq: 'me' } } }],
    ['a short condition', { filter: { id: 7 } }],
    [
      'conditions joined',
      { filter: { _and: [{ lookup: { _eq: 'Gotra' } }, { _or: [{ name: { _contains: 'a' } }] }] } },
    ],
    ['a sort', { sort: ['-date_created', 'id'] }],
    ['a count', { aggregate: { count: ['*'], countDistinct: ['id'] } }],
    ['a group', { group: ['status'] }],
    [
      'empty parts, as the engine makes them',
      { filter: null, sort: null, deep: {}, alias: null, aggregate: null },
    ],
  ])('%s', (_, query) => {
    expect(isLocalQuery(query)).toBe(true);
  });
});

describe('a query through a relation', () => {
  it.each([
    [
      'a filter through a relation',
      { filter: { qd_matrimonial_profile_id: { email: { _starts_with: 'a' } } } },
    ],
    ['the same, two steps away', { filter: { profile: { user: { email: { _eq: 'a' } } } } }],
    ['the same, inside a list', { filter: { _or: [{ id: { _eq: 1 } }, { user: { email: { _eq: 'a' } } }] } }],
    ['a list that is no list', { filter: { _and: { user: { email: { _eq: 'a' } } } } }],
    ['some of the many', { filter: { addresses: { _some: { mobile: { _eq: '1' } } } } }],
    ['none of the many', { filter: { addresses: { _none: { mobile: { _eq: '1' } } } } }],
    ['a bare relational operator', { filter: { _some: { mobile: { _eq: '1' } } } }],
    ['a dotted name', { filter: { 'user.email': { _eq: 'a' } } }],
    ['a followed relation', { filter: { '$FOLLOW(notes,profile)': { note: { _contains: 'a' } } } }],
    ['a function', { filter: { 'count(addresses)': { _gt: 1 } } }],
    ['a sort through a relation', { sort: ['qd_matrimonial_profile_id.email'] }],
    ['a sort written as text', { sort: '-user.email' }],
    ['a group through a relation', { group: ['user.email'] }],
    ['a deep filter', { deep: { photos: { _filter: { id: { _eq: 1 } } } } }],
    ['an alias of a path', { alias: { x: 'user.email' } }],
    ['an aggregate of a path', { aggregate: { max: ['user.email'] } }],
  ])('%s', (_, query) => {
    expect(isLocalQuery(query)).toBe(false);
  });
});
