import { describe, expect, it } from 'vitest';
import { checkBulkMailAction, estimateMinutes, findBulkMailProgress } from './progress.ts';

describe('findBulkMailProgress', () => {
  it.each([
    ['sending', { pending: 3, success: 0, failed: 0 }, 'waiting'],
    ['sending', { pending: 3, success: 1, failed: 0 }, 'sending'],
    ['sending', { pending: 3, success: 0, failed: 1 }, 'sending'],
    ['sending', { pending: 0, success: 3, failed: 1 }, 'complete'],
    ['paused', { pending: 3, success: 0, failed: 0 }, 'paused'],
    ['paused', { pending: 0, success: 3, failed: 0 }, 'complete'],
    ['cancelled', { pending: 0, success: 3, failed: 0 }, 'cancelled'],
  ] as const)('%s with %j is %s', (state, counts, progress) => {
    expect(findBulkMailProgress(state, counts)).toBe(progress);
  });
});

describe('checkBulkMailAction', () => {
  it.each([
    ['pause', { state: 'sending', pending: 1, retryable: 0 }, null],
    ['pause', { state: 'paused', pending: 1, retryable: 0 }, 'already_so'],
    ['pause', { state: 'sending', pending: 0, retryable: 0 }, 'finished'],
    ['resume', { state: 'paused', pending: 1, retryable: 0 }, null],
    ['resume', { state: 'sending', pending: 1, retryable: 0 }, 'already_so'],
    ['resume', { state: 'cancelled', pending: 0, retryable: 0 }, 'finished'],
    ['cancel', { state: 'sending', pending: 1, retryable: 0 }, null],
    ['cancel', { state: 'paused', pending: 1, retryable: 0 }, null],
    ['cancel', { state: 'paused', pending: 0, retryable: 1 }, 'finished'],
    ['retry', { state: 'sending', pending: 0, retryable: 1 }, null],
    ['retry', { state: 'sending', pending: 1, retryable: 0 }, 'nothing_to_retry'],
    ['retry', { state: 'cancelled', pending: 0, retryable: 1 }, 'finished'],
  ] as const)('%s of %j is refused by %s', (action, mail, reason) => {
    expect(checkBulkMailAction(action, mail)).toEqual(
      reason === null ? { allowed: true } : { allowed: false, reason },
    );
  });
});

describe('estimateMinutes', () => {
  it.each([
    [437, 1, 437],
    [437, 10, 44],
    [0, 1, 0],
  ])('%i mails at %i a minute take %i', (mails, perMinute, minutes) => {
    expect(estimateMinutes(mails, perMinute)).toBe(minutes);
  });
});
