import type { Decision } from '../basics/decision.ts';

/** The shortest password an account may have. */
export const passwordMinLength = 8;

/** What an attacker can guess from an account and from the site. */
export interface GuessableFacts {
  email: string;
  firstName: string | null;
  lastName: string | null;
  siteNames: readonly string[];
}

// Shorter words are part of many good passwords.
const ownWordMinLength = 3;

/** Letters and digits only, so that `Asha.Patil` and `ashapatil` match. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const withoutDigits = (word: string) => word.replace(/^\p{N}+|\p{N}+$/gu, '');

/**
 * Whether a password is strong enough: not a common one, and not the account's name, address or site name
 * with or without digits. `isCommon` gets it in lower case.
 */
export function checkPassword(
  password: string,
  { email, firstName, lastName, siteNames }: GuessableFacts,
  isCommon: (password: string) => boolean,
): Decision<'password_common' | 'password_personal'> {
  if (isCommon(password.toLowerCase())) return { allowed: false, reason: 'password_common' };
  const [first, last] = [firstName ?? '', lastName ?? ''];
  const ownWords = [email, email.replace(/@.*/s, ''), first, last, first + last, last + first, ...siteNames]
    .map(fold)
    .filter((word) => word.length >= ownWordMinLength);
  const typed = fold(password);
  const isPersonal = ownWords.includes(typed) || ownWords.includes(withoutDigits(typed));
  return isPersonal ? { allowed: false, reason: 'password_personal' } : { allowed: true };
}
