import type { SentCode } from '@suchi/domain/accounts';
import type { Row } from '../platform/rows.generated.ts';

export const accountColumns = [
  'id',
  'email',
  'first_name',
  'email_verified',
  'otp',
  'otp_sent_at',
  'otp_tries_used',
] as const;

type AccountRow = Row<'directus_users', (typeof accountColumns)[number]>;

/** `otp` is the specification's name for the code that we store as a hash. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  isEmailVerified: boolean;
  sentCode: SentCode | null;
}

export function parseAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email ?? '',
    firstName: row.first_name ?? '',
    isEmailVerified: row.email_verified,
    sentCode:
      row.otp !== null && row.otp_sent_at !== null
        ? { codeHash: row.otp, sentAt: row.otp_sent_at, triesUsed: row.otp_tries_used }
        : null,
  };
}
