import { describe, expect, it } from 'vitest';
import { errorStatuses } from './error-codes.ts';

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
