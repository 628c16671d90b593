import type { Decision } from '../basics/decision.ts';

/** The shortest password an account may have. */
export const passwordMinLength = 8;
/** Staff read the data of all families. */
export const staffPasswordMinLength = 12;

/** What kind of account it is, and what an attacker can guess from it and from the site. */
export interface PasswordFacts {
  isStaff: boolean;
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
 * Whether a password is strong enough: long enough for staff, not a common one, and not the account's name, address or site name
 * with or without digits. `isCommon` gets it in lower case.
 */
export function checkPassword(
  password: string,
  { isStaff, email, firstName, lastName, siteNames }: PasswordFacts,
  isCommon: (password: string) => boolean,
): Decision<'password_short' | 'password_common' | 'password_personal'> {
  if (isStaff && password.length < staffPasswordMinLength)
    return { allowed: false, reason: 'password_short' };
  if (isCommon(password.toLowerCase())) return { allowed: false, reason: 'password_common' };
  const [first, last] = [firstName ?? '', lastName ?? ''];
  const ownWords = [email, email.replace(/@.*/s, ''), first, last, first + last, last + first, ...siteNames]
    .map(fold)
    .filter((word) => word.length >= ownWordMinLength);
  const typed = fold(password);
  const isPersonal = ownWords.includes(typed) || ownWords.includes(withoutDigits(typed));
  return isPersonal ? { allowed: false, reason: 'password_personal' } : { allowed: true };
}
