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

/** Whether a normalised e-mail address can be taken for another one. */
export function isLookAlike(address: string): boolean {
  return invisible.test(address) || address.split(/[@._+-]/).some(hasMixedScripts);
}
