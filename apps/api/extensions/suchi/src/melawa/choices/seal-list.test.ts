import { expect, it } from 'vitest';
import { makeListKey, openList, sealList } from './seal-list.ts';

const key = makeListKey();

it('opens with the private key of the day what was sealed with its public one', () => {
  const sealed = sealList(key.publicKey, [118, 77, 999_999], 'a');
  expect(openList(key, sealed, 'a')).toEqual([118, 77, 999_999]);
  expect(openList(key, sealList(key.publicKey, [], 'a'), 'a')).toEqual([]);
});

it('says nothing by its length, and never looks the same twice', () => {
  const lists = [[], [1], [118, 77], Array.from({ length: 50 }, (_, at) => at + 900_000)];
  const sealed = lists.map((numbers) => sealList(key.publicKey, numbers, 'a'));
  expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
  expect(sealList(key.publicKey, [118], 'a')).not.toBe(sealList(key.publicKey, [118], 'a'));
});

it.each([
  ['another key', () => openList(makeListKey(), sealList(key.publicKey, [118], 'a'), 'a')],
  ['the list of another family', () => openList(key, sealList(key.publicKey, [118], 'a'), 'b')],
  [
    'a changed list',
    () => {
      const bytes = Buffer.from(sealList(key.publicKey, [118], 'a'), 'base64url');
      bytes[80] = (bytes[80] ?? 0) ^ 1;
      return openList(key, bytes.toString('base64url'), 'a');
    },
  ],
])('does not open %s', (_, open) => {
  expect(open).toThrow();
});

it('takes no list that is longer than any may be', () => {
  expect(() =>
    sealList(
      key.publicKey,
      Array.from({ length: 51 }, () => 1),
      'a',
    ),
  ).toThrow();
});
