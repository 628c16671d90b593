import { expect, it } from 'vitest';
import {
  checkMayAnswer,
  checkMayAssign,
  checkMayConfirm,
  formatGrievanceReference,
  titleOfGrievance,
} from './grievance.ts';

it('has a number for both sides', () => {
  expect(formatGrievanceReference(32)).toBe('G-0032');
  expect(formatGrievanceReference(12_345)).toBe('G-12345');
});

it.each([
  ['An old photo is in the proof. Please print the new one.', 'An old photo is in the proof'],
  ['Who exported my data?\nPlease say.', 'Who exported my data?'],
  ['जुना फोटो छापला। नवीन छापा।', 'जुना फोटो छापला'],
  ['No end of a sentence', 'No end of a sentence'],
  ['Order 4.5 was not sent', 'Order 4.5 was not sent'],
  ['word '.repeat(30), `${'word '.repeat(16).trim()}…`],
  ['', ''],
])('the title of %j', (text, title) => {
  expect(titleOfGrievance(text)).toBe(title);
});

it.each([
  ['sent', true, false, true],
  ['confirmed', false, true, true],
  ['reopened', false, true, true],
  ['answered', false, false, false],
] as const)('%s: confirm %s, answer %s, give to another %s', (state, confirm, answer, assign) => {
  expect(checkMayConfirm(state).allowed).toBe(confirm);
  expect(checkMayAnswer(state).allowed).toBe(answer);
  expect(checkMayAssign(state).allowed).toBe(assign);
});
