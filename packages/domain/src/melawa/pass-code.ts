import { readSuchiNumber } from '../discovery/suchi-number.ts';

/** No I, L, 1, O and U: none of these looks like another one. A prime number of them, for the check. */
export const passLetters = '023456789ABCDEFGHJKMNPQRSTVWXYZ';
/** So many that a token has more than 80 bits. */
export const tokenLength = 17;
/** The typed code is the beginning of the token and one letter that checks it. */
const typedLength = 8;

const qrPattern = new RegExp(`^SUCHI1-(\\d{4})-([${passLetters}]{${tokenLength}})$`);
const typedPattern = new RegExp(`^[${passLetters}]{${typedLength}}$`);
/** 4 times 8 is 1, counted in 31 letters. */
const inverseOfLength = 4;

/** A token from as many random numbers of 0 up to but not including 1 as it has letters. */
export const makePassToken = (random: () => number): string =>
  Array.from({ length: tokenLength }, () =>
    passLetters.charAt(Math.floor(random() * passLetters.length)),
  ).join('');

/** The text of the QR: version, year of the edition, token. No name and no number. */
export const writePassQr = (year: number, token: string): string => `SUCHI1-${year}-${token}`;

/** `7K4Q-2XWD`, to be read out and typed. The server gives no two passes of an event the same one. */
export function writePassCode(token: string): string {
  const start = token.slice(0, typedLength - 1);
  const rest = (passLetters.length - (weigh(start) % passLetters.length)) * inverseOfLength;
  const code = start + passLetters.charAt(rest % passLetters.length);
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** With the check letter a multiple of 31: one wrong letter, or two that changed places, make it another one. */
const weigh = (code: string) =>
  Array.from(code).reduce((sum, letter, at) => sum + (at + 1) * passLetters.indexOf(letter), 0);

/** What a desk scanned or typed. */
export type DoorEntry =
  | { kind: 'number'; number: number }
  | { kind: 'token'; token: string }
  | { kind: 'code'; code: string }
  /** A typed code with a mistake in it. */
  | { kind: 'mistyped' }
  /** The pass of another year. */
  | { kind: 'other_year'; year: number }
  /** Not a pass. */
  | { kind: 'other' };

/** Case, blanks and dashes do not count in a typed code; O is read as 0, and U as V. */
export function readDoorEntry(text: string, year: number): DoorEntry {
  const [, ofYear, token] = qrPattern.exec(text.trim()) ?? [];
  if (token !== undefined)
    return Number(ofYear) === year ? { kind: 'token', token } : { kind: 'other_year', year: Number(ofYear) };
  const number = readSuchiNumber(text);
  if (number !== null) return { kind: 'number', number };
  const code = text
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .replaceAll('O', '0')
    .replaceAll('U', 'V');
  if (!typedPattern.test(code)) return { kind: 'other' };
  if (weigh(code) % passLetters.length !== 0) return { kind: 'mistyped' };
  return { kind: 'code', code: `${code.slice(0, 4)}-${code.slice(4)}` };
}

/** A phone without network says of which day its pass is, once that is so long ago. */
export const passFreshHours = 24;

export const isPassOld = (readAt: Date, now: Date): boolean =>
  now.getTime() - readAt.getTime() > passFreshHours * 3_600_000;
