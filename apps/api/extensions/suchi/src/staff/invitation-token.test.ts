import { describe, expect, it } from 'vitest';
import { accountOfToken, isRightToken, makeInvitationToken } from './invitation-token.ts';

const id = '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f0001';
const other = '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f0002';
const invitedAt = new Date('2026-11-15T10:00:00.123Z');
const token = makeInvitationToken('secret', id, invitedAt);

describe('an invitation token', () => {
  it.each(['', 'x', id, `${id}.`, `${id}.a.b`, `${id.toUpperCase()}.a`, '.a'])('is not %j', (text) => {
    expect(accountOfToken(text)).toBeNull();
  });

  it('names its account', () => {
    expect(accountOfToken(token)).toBe(id);
  });

  it('is refused for another account, time or secret, and when it was altered', () => {
    expect(isRightToken(['secret'], token, { id: other, invitedAt })).toBe(false);
    expect(isRightToken(['secret'], token, { id, invitedAt: new Date(0) })).toBe(false);
    expect(isRightToken(['other'], token, { id, invitedAt })).toBe(false);
    expect(isRightToken(['secret'], `${token}x`, { id, invitedAt })).toBe(false);
    expect(isRightToken(['secret'], token.replace(id, other), { id, invitedAt })).toBe(false);
  });

  it('is accepted also under the previous secret', () => {
    expect(isRightToken(['new', 'secret'], token, { id, invitedAt })).toBe(true);
  });
});
