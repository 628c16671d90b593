import type { Decision } from '../basics/decision.ts';

/** The limits of the code that verifies an e-mail address. */
export const oneTimeCodeRules = {
  digits: 6,
  validForMs: 10 * 60_000,
  tries: 5,
  resendAfterMs: 60_000,
} as const;

/** What the server stores about a code it sent; the code itself is stored as a hash. */
export interface SentCode {
  codeHash: string;
  sentAt: Date;
  triesUsed: number;
}

/** Whether another code may be mailed now. */
export function checkMayResend(
  sent: Pick<SentCode, 'sentAt'> | null,
  now: Date,
): Decision<'resend_too_soon'> {
  if (sent && now.getTime() - sent.sentAt.getTime() < oneTimeCodeRules.resendAfterMs) {
    return { allowed: false, reason: 'resend_too_soon' };
  }
  return { allowed: true };
}

/** How long until another code may be requested; zero when it may be requested now. */
export function resendWaitMs(sent: Pick<SentCode, 'sentAt'> | null, now: Date): number {
  if (!sent) return 0;
  const elapsedMs = now.getTime() - sent.sentAt.getTime();
  return Math.max(0, oneTimeCodeRules.resendAfterMs - elapsedMs);
}

/** Whether an entered code may be compared: it exists, has not expired, and tries are left. */
export function checkMayTry(
  sent: SentCode | null,
  now: Date,
): Decision<'no_code' | 'code_expired' | 'tries_exceeded'> {
  if (!sent) return { allowed: false, reason: 'no_code' };
  if (sent.triesUsed >= oneTimeCodeRules.tries) return { allowed: false, reason: 'tries_exceeded' };
  if (now.getTime() - sent.sentAt.getTime() > oneTimeCodeRules.validForMs) {
    return { allowed: false, reason: 'code_expired' };
  }
  return { allowed: true };
}
