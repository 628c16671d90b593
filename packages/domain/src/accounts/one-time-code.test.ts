import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMayResend, checkMayTry, oneTimeCodeRules, resendWaitMs } from './one-time-code.ts';

const sentAt = new Date('2026-03-01T18:29:59.000Z');
const afterMs = (elapsedMs: number) => new Date(sentAt.getTime() + elapsedMs);
const sentCode = (triesUsed = 0) => ({ codeHash: 'hash', sentAt, triesUsed });
const elapsed = fc.integer({ min: 0, max: 3 * 60 * 60_000 });

describe('oneTimeCodeRules', () => {
  it('are six digits, ten minutes, five tries and one mail a minute', () => {
    expect(oneTimeCodeRules).toEqual({ digits: 6, validForMs: 600_000, tries: 5, resendAfterMs: 60_000 });
  });
});

describe('checkMayResend', () => {
  it('allows the first code', () => {
    expect(checkMayResend(null, sentAt)).toEqual({ allowed: true });
  });

  it.each([
    ['at once', 0],
    ['a millisecond before a minute has passed', 59_999],
  ])('refuses another code %s', (_, elapsedMs) => {
    expect(checkMayResend({ sentAt }, afterMs(elapsedMs))).toEqual({
      allowed: false,
      reason: 'resend_too_soon',
    });
  });

  it.each([
    ['exactly a minute later', 60_000],
    ['an hour later', 3_600_000],
  ])('allows another code %s', (_, elapsedMs) => {
    expect(checkMayResend({ sentAt }, afterMs(elapsedMs))).toEqual({ allowed: true });
  });
});

describe('resendWaitMs', () => {
  it.each([
    [0, 60_000],
    [1, 59_999],
    [59_999, 1],
    [60_000, 0],
    [60_001, 0],
  ])('%i ms after the mail, %i ms are left', (elapsedMs, waitMs) => {
    expect(resendWaitMs({ sentAt }, afterMs(elapsedMs))).toBe(waitMs);
  });

  it('is zero before the first code', () => {
    expect(resendWaitMs(null, sentAt)).toBe(0);
  });

  it('is zero exactly when another code may be sent', () => {
    fc.assert(
      fc.property(elapsed, (elapsedMs) => {
        const now = afterMs(elapsedMs);
        const waitMs = resendWaitMs({ sentAt }, now);
        expect(waitMs === 0).toBe(checkMayResend({ sentAt }, now).allowed);
        expect(checkMayResend({ sentAt }, new Date(now.getTime() + waitMs)).allowed).toBe(true);
      }),
    );
  });
});

describe('checkMayTry', () => {
  it('refuses when no code was sent', () => {
    expect(checkMayTry(null, sentAt)).toEqual({ allowed: false, reason: 'no_code' });
  });

  it.each([0, 1, 4])('allows a try after %i wrong ones', (triesUsed) => {
    expect(checkMayTry(sentCode(triesUsed), sentAt)).toEqual({ allowed: true });
  });

  it.each([5, 6, 1_000])('refuses a try after %i wrong ones', (triesUsed) => {
    expect(checkMayTry(sentCode(triesUsed), sentAt)).toEqual({ allowed: false, reason: 'tries_exceeded' });
  });

  it.each([0, 1, 599_999, 600_000])('allows a try %i ms after the mail', (elapsedMs) => {
    expect(checkMayTry(sentCode(), afterMs(elapsedMs))).toEqual({ allowed: true });
  });

  it.each([600_001, 86_400_000])('refuses a try %i ms after the mail', (elapsedMs) => {
    expect(checkMayTry(sentCode(), afterMs(elapsedMs))).toEqual({ allowed: false, reason: 'code_expired' });
  });

  it('reports the tries, not the time, when both are used up', () => {
    expect(checkMayTry(sentCode(5), afterMs(600_001))).toEqual({ allowed: false, reason: 'tries_exceeded' });
  });

  it('never allows again what was once refused', () => {
    fc.assert(
      fc.property(elapsed, elapsed, fc.nat(8), fc.nat(8), (elapsedMs, moreMs, triesUsed, moreTries) => {
        const before = checkMayTry(sentCode(triesUsed), afterMs(elapsedMs)).allowed;
        const later = checkMayTry(sentCode(triesUsed + moreTries), afterMs(elapsedMs + moreMs)).allowed;
        expect(before || !later).toBe(true);
      }),
    );
  });
});
