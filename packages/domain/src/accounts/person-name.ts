/** The longest first or last name of an account. */
export const personNameMaxLength = 50;

// A joiner after a mark is part of some Devanagari letters.
const namePattern = /^(?:[\p{L} .'-]|\p{M}[\u200c\u200d]?)+$/u;

/** A typed name in the one form that is stored: composed letters, the keyboard's own apostrophe, single blanks. */
export function normalisePersonName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether a text can be a person's name: letters of any script with their marks, blanks, and the signs . ' - */
export function isPersonName(text: string): boolean {
  return namePattern.test(text) && /\p{L}/u.test(text);
}
