import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorStatuses, isErrorCode } from './error-codes.ts';

describe('isErrorCode', () => {
  it.each(Object.keys(errorStatuses))('accepts %s', (code) => {
    expect(isErrorCode(code)).toBe(true);
  });

  it.each([null, undefined, 403, '', 'forbidden', 'toString', '__proto__', 'hasOwnProperty', ['FORBIDDEN']])(
    'refuses %j',
    (code) => {
      expect(isErrorCode(code)).toBe(false);
    },
  );

  it('refuses codes outside the closed list', () => {
    fc.assert(
      fc.property(fc.anything(), (code) => {
        expect(isErrorCode(code)).toBe(Object.keys(errorStatuses).some((known) => known === code));
      }),
    );
  });
});

describe('errorStatuses', () => {
  it.each(Object.entries(errorStatuses))('%s is an HTTP error (%i)', (code, status) => {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  });

  it('uses 401 only where signing in again can help', () => {
    const askToSignIn = Object.entries(errorStatuses).flatMap(([code, status]) =>
      status === 401 ? [code] : [],
    );
    expect(askToSignIn.toSorted()).toEqual([
      'INVALID_CREDENTIALS',
      'INVALID_OTP',
      'SIGN_IN_REQUIRED',
      'TOKEN_EXPIRED',
      'USER_SUSPENDED',
    ]);
  });
});
