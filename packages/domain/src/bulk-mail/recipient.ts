import { isEmailAddress } from '../accounts/email-address.ts';

/** What became of the mail to one recipient. Cancelled: it is never sent. */
export const recipientStatuses = ['pending', 'success', 'failed', 'cancelled'] as const;
export type RecipientStatus = (typeof recipientStatuses)[number];

/** Why a candidate gets no bulk mail. */
export const leftOutReasons = ['suspended', 'unsubscribed', 'no_email', 'not_verified'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export interface RecipientFacts {
  /** Null for a profile without an account. */
  account: { isActive: boolean; email: string | null; isVerified: boolean } | null;
  /** The address that the family wrote into the profile. */
  profileEmail: string | null;
  hasUnsubscribed: boolean;
}

/** The family's address, or else the account's. An account's address counts only when it is verified. */
export function findRecipientAddress({ profileEmail, account }: RecipientFacts): string | null {
  const accountEmail = account?.isVerified ? account.email : null;
  return [profileEmail, accountEmail].find((email) => email !== null && isEmailAddress(email)) ?? null;
}

/** Why this candidate is left out of a bulk mail, or null. */
export function findLeftOutReason(facts: RecipientFacts): LeftOutReason | null {
  const { account, hasUnsubscribed } = facts;
  if (account && !account.isActive) return 'suspended';
  if (hasUnsubscribed) return 'unsubscribed';
  if (findRecipientAddress(facts) !== null) return null;
  return isEmailAddress(account?.email ?? '') ? 'not_verified' : 'no_email';
}
