import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { oneTimeCodeRules } from '@suchi/domain/accounts';

/** A code nobody can guess, written with its leading zeros. */
export function makeCode(): string {
  return String(randomInt(10 ** oneTimeCodeRules.digits)).padStart(oneTimeCodeRules.digits, '0');
}

/**
 * The only form in which a code is kept. The secret and the account go into it: six digits alone can be tried
 * out in a second, and the same code of two people must not look the same.
 */
export function hashCode(code: string, userId: string, secret: string): string {
  return createHmac('sha256', secret).update(`one-time-code:${userId}:${code}`).digest('base64url');
}

/** Whether this is the code that was mailed, hashed with the present secret or the one before. */
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
