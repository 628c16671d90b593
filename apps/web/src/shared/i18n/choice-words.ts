import type { MessageKey } from '@suchi/words';
import { requireMessages, translatorFor } from './messages.ts';

type Choice = MessageKey<'choices'>;
/** The fields whose values have words. */
export type ChoiceField = Choice extends `${infer Field}.${string}` ? Field : never;
type ValueOf<Field extends ChoiceField> = Choice extends infer Key
  ? Key extends `${Field}.${infer Value}`
    ? Value
    : never
  : never;

/** A chosen value of a profile in the reader's language. */
export function sayChoice<Field extends ChoiceField>(field: Field, value: ValueOf<Field>): string {
  return translatorFor('choices')(`${field}.${value}` as Choice);
}

export const isChoiceField = (field: string): field is ChoiceField =>
  Object.hasOwn(requireMessages('choices'), field);

/** The same for a stored value, which may be none of those that can be chosen. */
export function sayStoredChoice(field: ChoiceField, value: string): string {
  const words: Readonly<Record<string, string>> = requireMessages('choices')[field];
  return words[value] ?? value;
}
