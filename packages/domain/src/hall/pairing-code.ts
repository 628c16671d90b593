/** Consonants only: a code spells no word, and no letter looks like a digit. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const codePattern = new RegExp(`^[${letters}]{8}$`);

/** How long a screen waits for someone to authorise it. */
export const pairingCodeMinutes = 10;

/** A code such as `BDRF-KTWX`, from as many random numbers of 0 up to but not including 1 as it has letters. */
export function makePairingCode(random: () => number): string {
  const code = Array.from({ length: 8 }, () => letters[Math.floor(random() * letters.length)]);
  return formatPairingCode(code.join(''));
}

/** What a person typed as the code itself; null when it is no code. Case, blanks and dashes do not count. */
export function readPairingCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s\-\u2010-\u2015]/g, '');
  return codePattern.test(code) ? formatPairingCode(code) : null;
}

const formatPairingCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;
