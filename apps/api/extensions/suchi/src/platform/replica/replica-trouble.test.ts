import { describe, expect, it } from 'vitest';
import { isReplicaTrouble } from './replica-trouble.ts';

describe('a failed read of a replica', () => {
  it.each([
    ['it is gone', { code: 'ECONNREFUSED' }],
    ['it goes in the middle', { message: 'select 1 - Connection terminated unexpectedly' }],
    ['it stops', { code: '57P01' }],
    ['it is full', { code: '53300' }],
    ['its replay waits for the read', { code: '40001' }],
    ['it does not have the column yet', { code: '42703' }],
    ['the read writes', { code: '25006' }],
    ['no connection is free', { name: 'KnexTimeoutError' }],
  ])('is tried on the primary when %s', (_, error) => {
    expect(isReplicaTrouble(error)).toBe(true);
  });

  it.each([
    ['a statement that takes too long', { code: '57014' }],
    ['a refusal of ours', { code: 'FORBIDDEN' }],
    ['a mistake in SQL', { code: '42601' }],
    ['something that is no error', {}],
  ])('is not repeated for %s', (_, error) => {
    expect(isReplicaTrouble(error)).toBe(false);
  });
});
