/** Two or three small letters, as in `mr`. */
export const languageLetters = '[a-z]{2,3}';
/** Also the check of the database. */
export const languageCodePattern = `^${languageLetters}$`;

const pattern = new RegExp(languageCodePattern);

/** Whether a text can be the code of a language; the server knows which of them there are. */
export const isLanguageCode = (text: string): boolean => pattern.test(text);
