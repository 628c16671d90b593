import { oneTimeCodeRules } from '@suchi/domain/accounts';
import { tabStorage } from '../../../shared/config/browser-storage.ts';

const key = 'suchi.code-resend-at';

/** Stored, so that a reload does not restart the wait. */
export function rememberCodeSent(nowMs: number, waitSeconds = oneTimeCodeRules.resendAfterMs / 1000): void {
  tabStorage.setItem(key, String(nowMs + waitSeconds * 1000));
}

/** Zero when a code can be requested now. */
export function secondsUntilResend(nowMs: number): number {
  const resendAtMs = Number(tabStorage.getItem(key) ?? 0);
  return Math.max(0, Math.ceil((resendAtMs - nowMs) / 1000));
}
