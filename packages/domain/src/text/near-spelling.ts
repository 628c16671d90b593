/** Shorter words resemble half of all names. */
export const nearSpellingMinLength = 4;

/** The words of the names that stand for the typed words, each once: Deodar finds Deodhar and Devdhar. */
export function listNearSpellings(typed: string, names: readonly string[]): string[] {
  const wanted = wordsOf(typed).filter(({ length }) => length >= nearSpellingMinLength);
  const near = names.flatMap((name) => wanted.flatMap((word) => findNearest(word, wordsOf(name))));
  return [...new Set(near)];
}

/** Letters beyond Latin ones. */
const otherLetters = /[^\p{Script=Latin}\p{Script=Common}]/u;

/** Whether a word has letters of another script, as the names in the family's own script have. */
export const isOwnScript = (word: string): boolean => otherLetters.test(word);

/** Whether each typed word is in the name as it is written. A word in another script can only be compared by its sound. */
export function isWrittenIn(typed: string, name: string): boolean {
  return wordsOf(typed.toLowerCase()).every((word) => isOwnScript(word) || name.toLowerCase().includes(word));
}

/** None when a word contains what was typed: then it is no near spelling. */
function findNearest(wanted: string, words: readonly string[]): string[] {
  const typed = wanted.toLowerCase();
  if (words.some((word) => word.toLowerCase().includes(typed))) return [];
  const best = Math.max(...words.map((word) => countShared(typed, word.toLowerCase())));
  return best > 0 ? words.filter((word) => countShared(typed, word.toLowerCase()) === best).slice(0, 1) : [];
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Shared parts of three letters, as a share of all: the measure of the database. */
function countShared(one: string, other: string): number {
  const ours = trigrams(one);
  const theirs = trigrams(other);
  const shared = [...ours].filter((part) => theirs.has(part)).length;
  return shared / (ours.size + theirs.size - shared);
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3)));
}
