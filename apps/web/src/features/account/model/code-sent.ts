import { oneTimeCodeRules } from '@suchi/domain/accounts';

const key = 'suchi.code-resend-at';

/** Keeps the moment from which another code may be asked for, so that a reload does not start the wait anew. */
export function rememberCodeSent(nowMs: number, waitSeconds = oneTimeCodeRules.resendAfterMs / 1000): void {
  sessionStorage.setItem(key, String(nowMs + waitSeconds * 1000));
}

/** Whole seconds until another code may be asked for; zero when it may be asked for now. */
export function secondsUntilResend(nowMs: number): number {
  const resendAtMs = Number(sessionStorage.getItem(key) ?? 0);
  return Math.max(0, Math.ceil((resendAtMs - nowMs) / 1000));
}
