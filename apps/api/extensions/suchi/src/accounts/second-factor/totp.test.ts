import { describe, expect, it } from 'vitest';
import { codeAt, findStep, keyUrl, makeKey } from './totp.ts';

// The key of RFC 6238's appendix B, "12345678901234567890".
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of the RFC: second %i', (second, code) => {
    expect(codeAt(key, Math.floor(second / 30))).toBe(code);
  });

  it('are taken half a minute too early or too late, and not later', () => {
    const now = new Date('2026-11-17T10:00:00Z');
    const step = now.getTime() / 30_000;
    for (const off of [-1, 0, 1]) expect(findStep(key, codeAt(key, step + off), now)).toBe(step + off);
    for (const off of [-2, 2]) expect(findStep(key, codeAt(key, step + off), now)).toBe(null);
    for (const typed of ['', '12345', '1234567', '१२३४५६']) expect(findStep(key, typed, now)).toBe(null);
  });

  it('come from keys of 160 bits that never repeat', () => {
    const keys = Array.from({ length: 50 }, makeKey);
    for (const each of keys) expect(each).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(keys).size).toBe(50);
  });

  it('are set up by an address that apps understand', () => {
    expect(keyUrl(key, { issuer: 'Suchi & co', account: 'asha+1@example.org' })).toBe(
      `otpauth://totp/Suchi%20%26%20co:asha%2B1%40example.org?secret=${key}&issuer=Suchi%20%26%20co`,
    );
  });
});
