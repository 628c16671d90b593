import { expect, it } from 'vitest';
import { formatRequest } from './reference.ts';

it('a reference has four digits, and more when they are needed', () => {
  expect([formatRequest(7), formatRequest(117), formatRequest(12_345)]).toEqual([
    'DR-0007',
    'DR-0117',
    'DR-12345',
  ]);
});
