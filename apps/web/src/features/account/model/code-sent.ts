import { oneTimeCodeRules } from '@suchi/domain/accounts';

const key = 'suchi.code-resend-at';

/** Stored, so that a reload does not restart the wait. */
export function rememberCodeSent(nowMs: number, waitSeconds = oneTimeCodeRules.resendAfterMs / 1000): void {
  sessionStorage.setItem(key, String(nowMs + waitSeconds * 1000));
}

/** Zero when a code can be requested now. */
export function secondsUntilResend(nowMs: number): number {
  const resendAtMs = Number(sessionStorage.getItem(key) ?? 0);
  return Math.max(0, Math.ceil((resendAtMs - nowMs) / 1000));
}
