import { type Gender, genders, listFieldsOfKind } from '@suchi/domain/profiles';

/** What `listFormChanges` writes where a value is not a text of the family. */
export const changeWords = ['yes', 'no', 'photo', 'video', 'added', 'changed'] as const;
export type ChangeWord = (typeof changeWords)[number];

/** A value of a change taken apart, so that a page can say it in another language than the log. */
export type ChangedValue =
  | { kind: 'word'; word: ChangeWord }
  | { kind: 'height'; feet: number; inches: number }
  /** As many photos as before, but others. */
  | { kind: 'photos'; count: number }
  | { kind: 'children'; children: { gender: Gender | null; age: number | null }[] }
  | { kind: 'text'; text: string };

const wordFields: readonly string[] = [...listFieldsOfKind('boolean'), 'main_photo', 'main_video'];

/** Reads what `listFormChanges` wrote; the log keeps it in English. */
export function readChangedValue(field: string, value: string): ChangedValue {
  const text = { kind: 'text', text: value } as const;
  if (wordFields.includes(field)) {
    const word = changeWords.find((each) => each === value);
    return word ? { kind: 'word', word } : text;
  }
  if (field === 'height') {
    const [, feet, inches] = /^(\d+) ft (\d+) in$/.exec(value) ?? [];
    return feet && inches ? { kind: 'height', feet: Number(feet), inches: Number(inches) } : text;
  }
  if (field === 'photos') {
    const [, count] = /^(\d+), changed$/.exec(value) ?? [];
    return count ? { kind: 'photos', count: Number(count) } : text;
  }
  return field === 'children' ? { kind: 'children', children: value.split('; ').map(readChild) } : text;
}

function readChild(value: string) {
  const [age] = /\d+$/.exec(value) ?? [];
  return {
    gender: genders.find((gender) => value.startsWith(gender)) ?? null,
    age: age === undefined ? null : Number(age),
  };
}
