import { describe, expect, it } from 'vitest';
import { findLeftOutReason, findRecipientAddress, type RecipientFacts } from './recipient.ts';

const account = { isActive: true, email: 'mother@example.org', isVerified: true };
const usual: RecipientFacts = { account, profileEmail: 'family@example.org', hasUnsubscribed: false };

describe('findRecipientAddress', () => {
  it.each<[string, Partial<RecipientFacts>, string | null]>([
    ['the family’s own', {}, 'family@example.org'],
    ['the account’s without one', { profileEmail: null }, 'mother@example.org'],
    ['the account’s when the family’s is no address', { profileEmail: 'none' }, 'mother@example.org'],
    [
      'none when the account is unverified',
      { profileEmail: null, account: { ...account, isVerified: false } },
      null,
    ],
    ['none without an account', { profileEmail: '', account: null }, null],
  ])('is %s', (_, facts, address) => {
    expect(findRecipientAddress({ ...usual, ...facts })).toBe(address);
  });
});

describe('findLeftOutReason', () => {
  it.each<[Partial<RecipientFacts>, ReturnType<typeof findLeftOutReason>]>([
    [{}, null],
    [{ account: null }, null],
    [{ account: { ...account, isActive: false }, hasUnsubscribed: true }, 'suspended'],
    [{ hasUnsubscribed: true }, 'unsubscribed'],
    [{ hasUnsubscribed: true, profileEmail: null, account: null }, 'unsubscribed'],
    [{ profileEmail: null, account: null }, 'no_email'],
    [{ profileEmail: null, account: { ...account, email: null } }, 'no_email'],
    [{ profileEmail: null, account: { ...account, email: 'none', isVerified: false } }, 'no_email'],
    [{ profileEmail: null, account: { ...account, isVerified: false } }, 'not_verified'],
    [{ account: { ...account, isVerified: false } }, null],
  ])('%j: %s', (facts, reason) => {
    expect(findLeftOutReason({ ...usual, ...facts })).toBe(reason);
  });
});
