import { expect, it } from 'vitest';
import { isWrittenIn, listNearSpellings } from './near-spelling.ts';

it.each([
  ['Deodar', ['Harshal Ramesh Deodhar', 'Om Devdhar', 'Asha Deodhar'], ['Deodhar', 'Devdhar']],
  ['vaishnawi gadgl', ['Vaishnavi Suresh Gadgil'], ['Vaishnavi', 'Gadgil']],
  // A part of a name that was typed rightly is not a near spelling.
  ['vaishnawi gadgil', ['Vaishnavi Suresh Gadgil'], ['Vaishnavi']],
  ['shnavi', ['Vaishnavi Gadgil'], []],
  // Short words are never compared.
  ['om', ['Oma Kulkarni'], []],
  ['Deodar', ['Qq Zz'], []],
  ['Deodar', [''], []],
  ['', ['Asha Deodhar'], []],
  ['Deodar', [], []],
])('%s among %j', (typed, names, near) => {
  expect(listNearSpellings(typed, names)).toEqual(near);
});

it.each([
  ['deo Asha', 'Asha Deodhar', true],
  ['Deodar', 'Asha Deodhar', false],
  ['asha देवधर', 'Asha Deodhar', true],
  ['देवधर', 'Asha Kale', true],
  ['', 'Asha', true],
])('isWrittenIn: %s in %s: %s', (typed, name, expected) => {
  expect(isWrittenIn(typed, name)).toBe(expected);
});
