import { expect, it } from 'vitest';
import { freeBlock, isDoorOver, isPin } from './door-desks.ts';

it('gives the first block that no phone has', () => {
  expect([freeBlock([]), freeBlock([1, 2]), freeBlock([2, 1, 4]), freeBlock([2])]).toEqual([1, 3, 3, 1]);
});

it('is over after the day of the melawa', () => {
  expect([isDoorOver('answered'), isDoorOver('pairs'), isDoorOver('after')]).toEqual([false, false, true]);
});

it('takes six figures as a PIN', () => {
  expect(['123456', '12345', '1234567', '12 456', '12345a'].map(isPin)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
