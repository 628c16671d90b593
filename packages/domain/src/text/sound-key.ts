import { toEnglishLetters } from './english-letters.ts';
import { spellInEnglish } from './indic-letters.ts';

/** What English letters write in several ways, and how each is written in a key. The order matters. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^hr/g, 'r'],
  // ज्ञ: Dnyaneshwar, Gyaneshwar, Jnaneshwar.
  [/[djg]ny|^jn|gy(?=[ae])/g, 'gn'],
  [/x/g, 'ks'],
  [/c(?!h)|q/g, 'k'],
  [/ch/g, 'c'],
  [/ph|f/g, 'p'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/eya?$/g, 'e'],
  [/ee|(?<=.)y/g, 'i'],
  [/oo/g, 'u'],
  [/ou/g, 'au'],
  // Deodhar, Bajirao; not the o of Leon.
  [/(?<=[ae])o(?!n$)/g, 'v'],
  [/omk/g, 'onk'],
  [/singh$/g, 'sinh'],
  // મહેતા and मेहता are both Mehta.
  [/^mahet/g, 'meht'],
  [/eha(?=[^aeiou][aeiou])/g, 'eh'],
  // Aspirates, and an h that is hardly heard: Mehta, Janhavi.
  [/(?<=[^aeiou])h|(?<=.)h(?=[^aeiou])/g, ''],
  // ऋ: Krishna, Krushna.
  [/(?<![aeiou])ri/g, 'ru'],
  [/(.)\1+/g, '$1'],
];

/** Signs that separate the words of a name. */
const separators = /[\s.,'’()/-]+/;

/**
 * How a name sounds, in a few letters, whatever script it is written in: Deshpande, देशपांडे and દેશપાંડે are
 * `despnde`. For finding only, never shown.
 */
export function soundKey(name: string): string {
  return name.split(separators).map(keyOfWord).filter(Boolean).join(' ');
}

function keyOfWord(word: string): string {
  const english = toEnglishLetters(spellInEnglish(word.replaceAll(/\p{Cf}/gu, '')));
  const letters = english.toLowerCase().replaceAll(/[^a-z]/g, '');
  const sounds = spellings.reduce((text, [pattern, sound]) => text.replaceAll(pattern, sound), letters);
  // Behind the first vowel, an a is often not written, and hardly heard.
  const firstVowel = sounds.search(/[aeiou]/) + 1;
  return sounds.slice(0, firstVowel) + sounds.slice(firstVowel).replaceAll('a', '');
}

/** The names of a profile by which people search. */
export const searchedNames = ['first_name', 'middle_name', 'last_name', 'own_script_name'] as const;

export type SearchedNames = Readonly<Partial<Record<(typeof searchedNames)[number], string | null>>>;

/** The keys of all words of a profile's names, each once and with a space on both sides; empty without a name. */
export function nameKey(names: SearchedNames): string {
  const words = soundKey(searchedNames.map((column) => names[column] ?? '').join(' ')).split(' ');
  const keys = [...new Set(words)].filter(Boolean);
  return keys.length === 0 ? '' : ` ${keys.join(' ')} `;
}

/** Shorter beginnings are those of too many names. */
const beginningMinLength = 3;

/** A typed word that could be an e-mail or a number is none of a name. */
const notOfName = /[^\p{L}\p{M}\p{Cf}.'’-]/u;

/**
 * What a `nameKey` contains when a word of the name, or its beginning, sounds as what was typed; null when nothing can be
 * said about the sound.
 */
export function soundPart(typed: string): string | null {
  const key = notOfName.test(typed) ? '' : soundKey(typed);
  if (key.length < 2) return null;
  return key.length < beginningMinLength ? ` ${key} ` : ` ${key}`;
}
