import { toEnglishLetters } from './english-letters.ts';

/** How well a name of a list fits what was typed. */
export type ListMatch = 'same' | 'start' | 'part';

/** Other words that people use for a name of a list; both are written without dots and spaces. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  ssc: ['10th', '10thstd', 'std10', 'class10', 'xth', 'matric', 'matriculation', 'secondaryschool'],
  hsc: ['12th', '12thstd', 'std12', 'class12', 'xii', 'xiith', 'intermediate', 'highersecondary'],
  be: ['bachelorofengineering'],
  btech: ['bacheloroftechnology'],
  me: ['masterofengineering'],
  mtech: ['masteroftechnology'],
  ba: ['bachelorofarts'],
  ma: ['masterofarts'],
  bcom: ['bachelorofcommerce'],
  mcom: ['masterofcommerce'],
  bsc: ['bachelorofscience'],
  msc: ['masterofscience'],
  bba: ['bachelorofbusinessadministration'],
  mba: ['masterofbusinessadministration'],
  bca: ['bachelorofcomputerapplications'],
  mca: ['masterofcomputerapplications'],
  ca: ['charteredaccountant'],
  cs: ['companysecretary'],
  llb: ['bacheloroflaw', 'bacheloroflaws'],
};

/** Shorter text is not compared with the beginning of an alias. */
const aliasFromLetters = 2;

/** As written and by sound: the sound of "Engine" is not the beginning of that of "Engineering". */
type Forms = readonly [written: string, sound: string];

const toForms = (letters: string): Forms => [letters, toSound(letters)];

/**
 * Whether a name of a list is what was typed, begins with it or contains it. Case, accents, dots, spaces and hyphens
 * do not count, nor do doubled vowels: HSC finds H.S.C., and Bharadwaaj finds Bharadwaj.
 */
export function matchListName(name: string, typed: string): ListMatch | null {
  return createListMatch(typed)(name);
}

/** The same for many names and one typed text. */
export function createListMatch(typed: string): (name: string) => ListMatch | null {
  const wanted = toForms(toLetters(typed));
  const isAmong = (names: readonly Forms[], fits: (name: string, wanted: string) => boolean) =>
    names.some(([written, sound]) => fits(written, wanted[0]) || fits(sound, wanted[1]));
  return (name) => {
    if (wanted[0] === '') return null;
    const whole = toLetters(name);
    const words = whole.includes('/') ? [whole, ...whole.split('/')] : [whole];
    const written = words.map(toForms);
    const others = words.flatMap((word) => aliases[word] ?? []).map(toForms);
    if (isAmong([...written, ...others], (one, other) => one === other)) return 'same';
    const begins = wanted[0].length < aliasFromLetters ? written : [...written, ...others];
    if (isAmong(begins, (one, other) => one.startsWith(other))) return 'start';
    return isAmong(written, (one, other) => one.includes(other)) ? 'part' : null;
  };
}

// A hyphen counts at the end only: A- is a blood group.
function toLetters(text: string): string {
  return toEnglishLetters(text.trim())
    .toLowerCase()
    .replaceAll(/[\s.,'()]|-(?=.)/g, '');
}

function toSound(letters: string): string {
  return letters
    .replaceAll(/a{2,}/g, 'a')
    .replaceAll(/e{2,}|i{2,}/g, 'i')
    .replaceAll(/o{2,}|u{2,}/g, 'u');
}
