import { soundKey } from '@suchi/domain/text';
import { describe, expect, it } from 'vitest';
import { community } from './test/sample-community.ts';

interface Written {
  latin: string;
  ownScript: string;
}

/** Every name of the community once, with its own spelling. */
const names: readonly Written[] = [
  ...new Map(
    community.profiles
      .flatMap(({ first_name, middle_name, last_name, own_script_name }) => {
        const latin = `${first_name} ${middle_name} ${last_name}`.split(' ');
        const ownScript = own_script_name?.split(' ') ?? [];
        return latin.map((word, place) => ({ latin: word, ownScript: ownScript[place] ?? '' }));
      })
      .filter(({ ownScript }) => ownScript !== '')
      .map((name) => [Object.values(name).join(' '), name]),
  ).values(),
];

/** Gujarati letters stand in the order of Devanagari ones, 0x180 behind them. */
const toOtherScript = (text: string) =>
  text.replaceAll(/[\u0900-\u097f\u0a80-\u0aff]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + (letter < '\u0a80' ? 0x180 : -0x180)),
  );

const keys = Object.entries(Object.fromEntries(names.map(({ latin }) => [latin, soundKey(latin)])));

/** Names that a search for another one finds as well. */
const listFalseFinds = (isFound: (key: string, typedKey: string) => boolean) =>
  keys.flatMap(([typed, typedKey]) =>
    keys
      .filter(([name, key]) => !name.startsWith(typed) && isFound(key, typedKey))
      .map(([name]) => [typed, name]),
  );

describe('the sound keys of the community', () => {
  it('join each name with the same name in Devanagari and in Gujarati, but one in four hundred', () => {
    const apart = names.filter(
      ({ latin, ownScript }) => new Set([latin, ownScript, toOtherScript(ownScript)].map(soundKey)).size > 1,
    );
    expect(names.length).toBeGreaterThan(400);
    expect(apart.map(({ latin }) => latin)).toEqual(['Manharlal']);
  });

  it('join few names that are not one', () => {
    // The other five pairs are one name in two spellings: Omkar and Onkar, Sameer and Samir.
    expect(listFalseFinds((key, typedKey) => key === typedKey).length / 2).toBe(6);
  });

  it('find few other names by a beginning', () => {
    const found = listFalseFinds(
      (key, typedKey) => key !== typedKey && typedKey.length > 2 && key.startsWith(typedKey),
    );
    expect(found.length).toBeLessThanOrEqual(12);
  });
});
