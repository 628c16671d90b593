import { toEnglishLetters } from './english-letters.ts';
import { matchListName } from './list-match.ts';

/** Shorter names resemble each other by chance: BA and MA. */
const soundFromLetters = 4;
const oneEditFromLetters = 6;

/** Whether two values of a list are probably one: Vashishta and Vasishtha, or Kaundinya Gotra and Kaundinya. */
export function looksLikeSameName(list: string, one: string, other: string): boolean {
  const [first, second] = [withoutListName(list, one), withoutListName(list, other)];
  if (matchListName(first, second) === 'same' || matchListName(second, first) === 'same') return true;
  const [sound, otherSound] = [toSound(first), toSound(second)];
  if (digitsOf(first) !== digitsOf(second)) return false;
  const letters = Math.min(sound.length, otherSound.length);
  if (letters < soundFromLetters) return false;
  return sound === otherSound || (letters >= oneEditFromLetters && isOneEditApart(sound, otherSound));
}

function withoutListName(list: string, name: string): string {
  const listWords = list.toLowerCase().split(' ');
  const words = name.split(/\s+/).filter((word) => !listWords.includes(word.toLowerCase()));
  return words.length === 0 ? name : words.join(' ');
}

/** The letters as they sound: aspirates and doubled letters are written in many ways. */
function toSound(name: string): string {
  return toEnglishLetters(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/(?<=[bdgjkpst])h/g, '')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll(/ee|y/g, 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/(.)\1+/g, '$1');
}

const digitsOf = (name: string) => name.replaceAll(/\D/g, '');

function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = short.length === long.length ? same + 1 : same;
  return short.slice(rest) === long.slice(same + 1);
}
