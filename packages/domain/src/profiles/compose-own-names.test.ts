import { expect, it } from 'vitest';
import { composeOwnNames } from './compose-own-names.ts';

const known = [
  { word: 'meera', spellings: ['મીરા', 'मीरा', 'मिरा'] },
  { word: 'shah', spellings: ['શાહ'] },
  { word: 'kulkarni', spellings: ['कुलकर्णी'] },
];

it.each([
  ['Meera', ['मीरा', 'મીરા']],
  [' Meera  KULKARNI ', ['मीरा कुलकर्णी']],
  ['Meera Shah', ['મીરા શાહ']],
  ['Meera Zankhana', []],
  ['', []],
])('%j is offered as %j', (name, names) => {
  expect(composeOwnNames(name, known)).toEqual(names);
});
