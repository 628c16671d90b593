import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { oneTimeCodeRules } from '@suchi/domain/accounts';

/** Random, with leading zeros. */
export function makeCode(): string {
  return String(randomInt(10 ** oneTimeCodeRules.digits)).padStart(oneTimeCodeRules.digits, '0');
}

/**
 * The only form in which a code is stored. Six digits alone are easy to try out, so the hash includes the secret
 * and the account.
 */
export function hashCode(code: string, userId: string, secret: string): string {
  return createHmac('sha256', secret).update(`one-time-code:${userId}:${code}`).digest('base64url');
}

/** Accepts the current and the previous secret. */
export function isSentCode(
  code: string,
  sent: { userId: string; codeHash: string },
  secrets: readonly string[],
): boolean {
  return secrets.some((secret) => isSameHash(hashCode(code, sent.userId, secret), sent.codeHash));
}

function isSameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
