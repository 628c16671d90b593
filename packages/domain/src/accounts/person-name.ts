/** The longest first or last name of an account. */
export const personNameMaxLength = 50;

// Some Devanagari letters need a joiner after a mark.
const namePattern = /^(?:[\p{L} .'-]|\p{M}[\u200c\u200d]?)+$/u;

/** Normalises a typed name: composed letters, plain apostrophe, single spaces. */
export function normalisePersonName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether a text can be a person's name: letters and marks of any script, spaces, and . ' - */
export function isPersonName(text: string): boolean {
  return namePattern.test(text) && /\p{L}/u.test(text);
}
