import type { PlainKey } from '../../../shared/i18n/messages.ts';

/** The provider's reasons that have the same words. */
const reasons = {
  limit: [
    'transaction_limit_exceeded',
    'transaction_daily_limit_exceeded',
    'transaction_daily_count_exceeded',
  ],
  funds: ['insufficient_funds', 'insufficient_balance'],
  cancelled: ['payment_cancelled', 'payment_collect_request_declined', 'user_cancelled'],
  timedOut: [
    'payment_timed_out',
    'payment_session_expired',
    'payment_collect_request_expired',
    'request_timed_out',
  ],
  pin: ['incorrect_pin', 'invalid_mpin', 'pin_attempts_exceeded', 'mpin_not_set'],
  otp: [
    'incorrect_otp',
    'otp_attempts_exceeded',
    'otp_expired',
    'authentication_failed',
    'payment_authentication_failed',
  ],
  card: [
    'incorrect_cvv',
    'incorrect_card_details',
    'incorrect_card_expiry_date',
    'card_number_invalid',
    'card_expired',
  ],
  upiId: ['invalid_vpa', 'vpa_resolution_failed', 'upi_app_technical_error'],
  blocked: [
    'debit_instrument_blocked',
    'debit_instrument_inactive',
    'card_declined',
    'card_not_enrolled',
    'transaction_not_permitted',
    'international_transaction_not_allowed',
    'bank_account_invalid',
  ],
  technical: ['bank_technical_error', 'gateway_technical_error', 'server_error', 'issuer_technical_error'],
} as const satisfies Record<string, readonly string[]>;

type DeclineWords = keyof typeof reasons | 'other';

/** After these the bank may have taken money that then comes back. */
const unclear: readonly DeclineWords[] = ['timedOut', 'technical'];

/** Plain words for the provider's reason, and whether it is sure that nothing was taken. */
export function findDeclineWords(reason: string | null): {
  key: PlainKey<'payments'>;
  isSure: boolean;
} {
  const found = Object.entries(reasons).find(([, codes]) =>
    (codes as readonly string[]).includes(reason ?? ''),
  );
  const words = (found?.[0] ?? 'other') as DeclineWords;
  return { key: `declined.reasons.${words}`, isSure: !unclear.includes(words) };
}
