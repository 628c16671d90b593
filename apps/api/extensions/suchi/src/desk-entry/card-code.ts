import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { cardRules, makeCardNumber } from '@suchi/domain/desk-entry';

const signs = 1_000_000;

export const newCardNumber = (): string => makeCardNumber(() => randomInt(signs) / signs);

/** Random, with leading zeros. */
export const newCode = (): string =>
  String(randomInt(10 ** cardRules.digits)).padStart(cardRules.digits, '0');

/** The only form in which a code is kept. Its digits are few enough to try them all, so the hash needs a key. */
export function hashCode(secret: string, { number, code }: { number: string; code: string }): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'suchi-login-card', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([number, code]))
    .digest('base64url');
}

/** Takes as long for a card that never was. */
export function isCode(
  secrets: readonly string[],
  typed: { number: string; code: string },
  kept: string | null,
): boolean {
  const wanted = Buffer.from(kept ?? hashCode(secrets[0] ?? '', { number: typed.number, code: 'none' }));
  const fits = secrets.map((secret) => {
    const given = Buffer.from(hashCode(secret, typed));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return fits.includes(true);
}

/** The last digits of a number, compared in the same time for every number. */
export function isMobileEnd(typed: string, mobile: string | null): boolean {
  const wanted = Buffer.from((mobile ?? '').slice(-cardRules.lastDigits).padStart(cardRules.lastDigits, '-'));
  const given = Buffer.from(typed.padStart(cardRules.lastDigits, '.'));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
