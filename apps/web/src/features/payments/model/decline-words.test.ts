import { describe, expect, it } from 'vitest';
import { findDeclineWords } from './decline-words.ts';

describe('why a payment was declined', () => {
  it.each([
    ['transaction_daily_limit_exceeded', 'declined.reasons.limit', true],
    ['insufficient_funds', 'declined.reasons.funds', true],
    ['payment_cancelled', 'declined.reasons.cancelled', true],
    ['payment_timed_out', 'declined.reasons.timedOut', false],
    ['bank_technical_error', 'declined.reasons.technical', false],
    ['payment_failed', 'declined.reasons.other', true],
    ['a_reason_of_next_year', 'declined.reasons.other', true],
    [null, 'declined.reasons.other', true],
  ])('%s', (reason, key, isSure) => {
    expect(findDeclineWords(reason)).toEqual({ key, isSure });
  });
});
