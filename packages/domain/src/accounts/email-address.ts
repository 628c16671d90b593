const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

// Control, format and surrogate characters, and everything that is invisible.
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

/** Mixed scripts in one word are used to imitate another address. */
function hasMixedScripts(label: string): boolean {
  return scripts.filter((script) => script.test(label)).length > 1;
}

/** Whether a normalised text looks like an e-mail address and does not imitate another. Only a mail proves it. */
export function isEmailAddress(text: string): boolean {
  return addressPattern.test(text) && !invisible.test(text) && !text.split(/[@._+-]/).some(hasMixedScripts);
}

/** Normalises an address for comparing and storing, so that one person has one account. */
export function normaliseEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
