/** Gujarati letters stand in the same order as Devanagari ones, this far behind them. */
const gujaratiOffset = 0x180;

const toDevanagari = (text: string) =>
  text.replaceAll(/[\u0a80-\u0aff]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) as number) - gujaratiOffset),
  );

/** Devanagari and Gujarati digits as 0 to 9. */
export function toPlainDigits(text: string): string {
  return text.replaceAll(/[\u0966-\u096f\u0ae6-\u0aef]/g, (digit) =>
    String((toDevanagari(digit).codePointAt(0) as number) - 0x966),
  );
}

const consonants: Readonly<Record<string, string>> = Object.fromEntries(
  [...Array.from('कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह'), 'ज्ञ'].map((letter, index) => [
    letter,
    'k kh g gh n ch chh j jh n t th d dh n t th d dh n p ph b bh m y r l l v sh sh s h dny'.split(' ')[
      index
    ] as string,
  ]),
);
const vowels: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('अआइईउऊऋएऐओऔऑऍॲॐ').map((letter, index) => [
    letter,
    'a a i i u u ri e ai o au o e a om'.split(' ')[index] as string,
  ]),
);
const signs: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('ािीुूृेैोौॉॅ').map((sign, index) => [
    sign,
    'a i i u u ri e ai o au o e'.split(' ')[index] as string,
  ]),
);
const silent = '्';
const nasals = new Set(['ं', 'ँ']);

/**
 * Names written in Devanagari or Gujarati, in English letters as families spell them: कश्यप is Kashyap. Good enough to
 * find a value in a list, not to print a name.
 */
export function spellInEnglish(text: string): string {
  return toDevanagari(text).replaceAll(/[\u0900-\u0963\u0972]+/g, spellWord);
}

function spellWord(word: string): string {
  // Decomposed, a letter of another language is one of ours with a dot: ऱ is र.
  const plain = word.normalize('NFD').replaceAll('\u093c', '');
  const letters = Array.from(plain.matchAll(/ज्ञ|./gu), ([letter]) => letter);
  const spelled = letters.map((letter, place) => {
    const next = letters[place + 1];
    if (nasals.has(letter)) return /[पफबभम]/.test(next ?? '') ? 'm' : 'n';
    if (!(letter in consonants)) return vowels[letter] ?? signs[letter] ?? '';
    // व after another consonant is spelled w, as in Vishwamitra.
    const isJoined = letters[place - 1] === silent;
    const sound = letter === 'व' && isJoined ? 'w' : (consonants[letter] as string);
    // The last consonant of a word has no a, unless it is joined to another: Kashyap, but Vatsa.
    const hasVowel = next === undefined ? isJoined : !(next in signs) && next !== silent;
    return sound + (hasVowel ? 'a' : '');
  });
  const english = spelled.join('');
  return english.slice(0, 1).toUpperCase() + english.slice(1);
}
