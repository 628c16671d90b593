import { expect, it } from 'vitest';
import { isSameData } from './same-data.ts';

it.each<[unknown, unknown]>([
  [1, 1],
  [null, null],
  [
    { a: 1, b: [{ c: null }] },
    { b: [{ c: null }], a: 1 },
  ],
])('%j is the same as %j', (one, other) => {
  expect(isSameData(one, other)).toBe(true);
});

it.each<[unknown, unknown]>([
  [1, '1'],
  [null, {}],
  [{}, null],
  ['a', { a: 1 }],
  [[], {}],
  [[1, 2], [1]],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { b: 1 }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
])('%j is not the same as %j', (one, other) => {
  expect(isSameData(one, other)).toBe(false);
});
