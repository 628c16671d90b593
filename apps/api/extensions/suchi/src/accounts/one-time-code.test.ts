import { describe, expect, it } from 'vitest';
import { hashCode, isSameHash, makeCode } from './one-time-code.ts';

describe('a code', () => {
  it('has six digits, leading zeros too, and is rarely the same twice', () => {
    const codes = Array.from({ length: 2000 }, makeCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1900);
  });

  it('is hashed with the secret and the account', () => {
    const hash = hashCode('123456', 'user-1', 'secret');
    expect(isSameHash(hash, hashCode('123456', 'user-1', 'secret'))).toBe(true);
    expect(isSameHash(hash, hashCode('123457', 'user-1', 'secret'))).toBe(false);
    expect(isSameHash(hash, hashCode('123456', 'user-2', 'secret'))).toBe(false);
    expect(isSameHash(hash, hashCode('123456', 'user-1', 'other'))).toBe(false);
    expect(isSameHash(hash, 'short')).toBe(false);
  });
});
