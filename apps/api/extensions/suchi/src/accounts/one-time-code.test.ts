import { describe, expect, it } from 'vitest';
import { hashCode, isSentCode, makeCode } from './one-time-code.ts';

describe('a code', () => {
  it('has six digits, leading zeros too, and is rarely the same twice', () => {
    const codes = Array.from({ length: 2000 }, makeCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1900);
  });

  it('is hashed with the secret and the account', () => {
    const codeHash = hashCode('123456', 'user-1', 'secret');
    const isRight = (code: string, userId: string, secrets: string[]) =>
      isSentCode(code, { userId, codeHash }, secrets);
    expect(isRight('123456', 'user-1', ['secret'])).toBe(true);
    expect(isRight('123457', 'user-1', ['secret'])).toBe(false);
    expect(isRight('123456', 'user-2', ['secret'])).toBe(false);
    expect(isRight('123456', 'user-1', ['other'])).toBe(false);
    expect(isSentCode('123456', { userId: 'user-1', codeHash: 'short' }, ['secret'])).toBe(false);
  });

  it('is right when it was mailed before the secret was changed', () => {
    const sent = { userId: 'user-1', codeHash: hashCode('123456', 'user-1', 'old') };
    expect(isSentCode('123456', sent, ['new', 'old'])).toBe(true);
    expect(isSentCode('123456', sent, ['new'])).toBe(false);
  });
});
