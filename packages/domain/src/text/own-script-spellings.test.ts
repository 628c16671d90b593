import { expect, it } from 'vitest';
import { listOwnSpellings } from './own-script-spellings.ts';

const families = (name: string, count: number, of = name) =>
  Array.from({ length: count }, (_, place) => ({ account: `${of} ${place}`, name }));

it('lists spellings of one sound, the most frequent first', () => {
  const written = [
    ...families('ऋतुजा  जोशी', 3),
    ...families('Rutuja रुतुजा पाटील', 4),
    ...families('રુતુજા', 5),
    ...families('रोहन जोशी', 9),
  ];
  expect(listOwnSpellings('rutuj', written)).toEqual(['રુતુજા', 'रुतुजा', 'ऋतुजा']);
  expect(listOwnSpellings('josi', written)).toEqual(['जोशी']);
  expect(listOwnSpellings('patl', written)).toEqual([]);
});

it('tells no spelling of fewer than three families, however often one of them wrote it', () => {
  const written = [...families('झंखना', 2), { account: 'झंखना 1', name: 'झंखना झंखना' }];
  expect(listOwnSpellings('jankn', written)).toEqual([]);
  expect(listOwnSpellings('jankn', [...written, { account: 'third', name: 'झंखना' }])).toEqual(['झंखना']);
});

it('tells six at most', () => {
  const spellings = ['मीरा', 'मिरा', 'મીરા', 'મિરા', 'मीर', 'मिर', 'મીર'];
  expect(
    listOwnSpellings(
      'mir',
      spellings.flatMap((name) => families(name, 3)),
    ),
  ).toHaveLength(6);
});
