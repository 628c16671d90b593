import { isOwnScript } from './near-spelling.ts';
import { soundKey } from './sound-key.ts';

/** A name in own script, and the account that wrote it. */
export interface WrittenName {
  account: string;
  name: string;
}

/** A spelling of fewer families could tell who is a member. */
const familiesAtLeast = 3;
const shownAtMost = 6;

/** The words of own-script names with this sound key that several families wrote, the most frequent first. */
export function listOwnSpellings(key: string, written: readonly WrittenName[]): string[] {
  const families = new Map<string, Set<string>>();
  for (const { account, name } of written) {
    const words = name.normalize('NFC').split(/\s+/);
    for (const word of words.filter((one) => isOwnScript(one) && soundKey(one) === key))
      families.set(word, new Set([...(families.get(word) ?? []), account]));
  }
  return [...families]
    .filter(([, accounts]) => accounts.size >= familiesAtLeast)
    .toSorted(([, one], [, other]) => other.size - one.size)
    .map(([word]) => word)
    .slice(0, shownAtMost);
}
