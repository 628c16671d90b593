import type { SentCode } from '@suchi/domain/accounts';

/** An account's row as the engine's table has it, as far as the code is concerned. */
export interface AccountRow {
  id: string;
  email: string;
  first_name: string | null;
  email_verified: boolean;
  otp: string | null;
  otp_sent_at: Date | null;
  otp_tries_used: number;
}

/** An account in our own words: `otp` is the specification's name for what we keep as a hash. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  isEmailVerified: boolean;
  sentCode: SentCode | null;
}

export const accountColumns = [
  'id',
  'email',
  'first_name',
  'email_verified',
  'otp',
  'otp_sent_at',
  'otp_tries_used',
] as const satisfies (keyof AccountRow)[];

export function parseAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name ?? '',
    isEmailVerified: row.email_verified,
    sentCode:
      row.otp !== null && row.otp_sent_at !== null
        ? { codeHash: row.otp, sentAt: row.otp_sent_at, triesUsed: row.otp_tries_used }
        : null,
  };
}
