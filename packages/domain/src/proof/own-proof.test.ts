import { expect, it } from 'vitest';
import { findOwnProofState } from './own-proof.ts';

it.each([
  ['before it', 'before', {}, null],
  ['open, without an answer', 'open', {}, 'waiting'],
  ['open, with an answer', 'open', { isAnswered: true }, 'answered'],
  ['over, with corrections', 'over', { isAnswered: true, hasMistakes: true }, 'decided'],
  ['over, without corrections', 'over', { isAnswered: true }, null],
  ['over, and the book is printed', 'over', { hasMistakes: true, isPrinted: true }, null],
] as const)('a family is told about its page, %s', (_case, stage, facts, state) => {
  const none = { isAnswered: false, hasMistakes: false, isPrinted: false };
  expect(findOwnProofState(stage, { ...none, ...facts })).toBe(state);
});
