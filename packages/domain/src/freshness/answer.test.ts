import { expect, it } from 'vitest';
import { stepOfAnswer } from './answer.ts';

it.each([
  ['yes', false, null],
  ['yes', true, 'resume'],
  ['paused', false, 'pause'],
  ['paused', true, null],
  ['engaged', false, 'pause'],
  ['engaged', true, null],
  ['married', false, 'mark_married'],
  ['married', true, 'mark_married'],
] as const)('%s, hidden %s: %s', (answer, isHidden, step) => {
  expect(stepOfAnswer(answer, { isHidden })).toBe(step);
});
