import type { Decision } from '../basics/decision.ts';

/** The shortest password an account may have. */
export const passwordMinLength = 8;

/** What can be guessed of an account, and of the site it is for. */
export interface GuessableFacts {
  email: string;
  firstName: string | null;
  lastName: string | null;
  siteNames: readonly string[];
}

// Shorter ones are part of many good passwords.
const ownWordMinLength = 3;

/** Letters and digits only, so that `Asha.Patil` and `ashapatil` are the same word. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The word without the year or the digits that people put around it. */
const withoutDigits = (word: string) => word.replace(/^\p{N}+|\p{N}+$/gu, '');

/**
 * Whether a password is worth having: not one that many people use, and not the account's own name, address or the
 * name of the site, with or without digits around it. `isCommon` gets the password in small letters.
 */
export function checkPassword(
  password: string,
  { email, firstName, lastName, siteNames }: GuessableFacts,
  isCommon: (password: string) => boolean,
): Decision<'password_common' | 'password_personal'> {
  if (isCommon(password.toLowerCase())) return { allowed: false, reason: 'password_common' };
  const [first, last] = [firstName ?? '', lastName ?? ''];
  const ownWords = [email, email.split('@')[0] ?? '', first, last, first + last, last + first, ...siteNames]
    .map(fold)
    .filter((word) => word.length >= ownWordMinLength);
  const typed = fold(password);
  const isPersonal = ownWords.includes(typed) || ownWords.includes(withoutDigits(typed));
  return isPersonal ? { allowed: false, reason: 'password_personal' } : { allowed: true };
}
