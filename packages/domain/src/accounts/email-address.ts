const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

// Controls, formats, halves of characters and everything that is drawn as nothing.
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Tamil',
  'Telugu',
].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));

/** A word with letters of two alphabets is made to look like another one. */
function hasMixedScripts(label: string): boolean {
  return scripts.filter((script) => script.test(label)).length > 1;
}

/**
 * Whether a normalised text looks like an e-mail address, and not like somebody else's; only the mail itself proves
 * that it is one.
 */
export function isEmailAddress(text: string): boolean {
  return addressPattern.test(text) && !invisible.test(text) && !text.split(/[@._+-]/).some(hasMixedScripts);
}

/** The form in which addresses are compared and stored, so that one person has one account. */
export function normaliseEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
