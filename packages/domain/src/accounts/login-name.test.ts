import { expect, it } from 'vitest';
import { readLoginName } from './login-name.ts';

it.each([
  [' Asha@Example.org ', { kind: 'email', name: 'asha@example.org' }],
  ['90000 31245', { kind: 'mobile', name: '919000031245' }],
  ['+91 90000-31245', { kind: 'mobile', name: '919000031245' }],
  ['asha@', null],
  ['asha', null],
  ['123', null],
  ['', null],
])('%j is %j', (typed, read) => {
  expect(readLoginName(typed)).toEqual(read);
});
