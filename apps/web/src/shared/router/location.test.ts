import { expect, it } from 'vitest';
import { createLocation, resolveTo, toHref } from './location.ts';

const from = { pathname: '/fav_members' };

it.each([
  ['/settings/account', '/settings/account'],
  ['/?page=2#top', '/?page=2#top'],
  ['?page=2', '/fav_members?page=2'],
  ['?', '/fav_members'],
  ['', '/fav_members'],
  ['#main', '/fav_members#main'],
  [{ search: '?page=3' }, '/fav_members?page=3'],
  [{ hash: '#family', search: '?user=7' }, '/fav_members?user=7#family'],
  ['/settings/lookup/Education New', '/settings/lookup/Education%20New'],
  // Another site is never a target, only a path of ours.
  ['//example.org/login', '/login'],
  ['https://example.org/login', '/login'],
])('a link to %j leads to %s', (to, href) => {
  expect(toHref(resolveTo(to, from))).toBe(href);
});

it('each visit has a key of its own', () => {
  const [one, other] = [createLocation('/', from), createLocation('/', from, { email: 'kept' })];
  expect(one.key).not.toBe(other.key);
  expect(one.state).toBeNull();
  expect(other.state).toEqual({ email: 'kept' });
});
