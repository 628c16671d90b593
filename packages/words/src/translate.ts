import { groupIndian } from '@suchi/domain/basics';
import type { Catalogues, Placeholders } from './generated/catalogues.ts';
import type { Language } from './language.ts';

export type Namespace = keyof Catalogues;

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Key;
type Leaves<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : Leaves<Node[Key], `${Prefix}${Key}.`>;
}[keyof Node & string];

/** For example `login.title`. Counted messages drop `_one` and `_other`. */
export type MessageKey<Name extends Namespace> = Leaves<Catalogues[Name]>;
/** The key of a text without placeholders. */
export type PlainKey<Name extends Namespace> = Exclude<MessageKey<Name>, keyof Placeholders[Name]>;
export type MessageValues = Readonly<Record<string, string | number>>;

/** What the placeholders of a text need. A key that is put together can be any of several texts: it needs all of theirs. */
type Needs<Name extends Namespace, Key extends string> = Key extends keyof Placeholders[Name]
  ? Placeholders[Name][Key]
  : never;
type Given<Name extends Namespace, Key extends string> = [Needs<Name, Key>] extends [never]
  ? [values?: MessageValues]
  : [values: Whole<Needs<Name, Key>> & MessageValues];
type Whole<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** `t('count', { count: 3 })`. Values must be given where the text has placeholders. */
export type Translate<Name extends Namespace> = <Key extends MessageKey<Name>>(
  key: Key,
  ...given: Given<Name, Key>
) => string;

/** What every text may name without being given it. */
export type KnownValues = {
  product: string;
  association: string;
  /** The printed book inside an English sentence, and where a sentence begins with it. Other languages have a noun. */
  book: string;
  Book: string;
};
export const bookPlaceholders: readonly string[] = ['book', 'Book'] satisfies (keyof KnownValues)[];
export const knownPlaceholders: readonly string[] = [
  ...(['product', 'association'] satisfies (keyof KnownValues)[]),
  ...bookPlaceholders,
];

/** The same on web, server and worker. The caller has loaded the words of the language. */
export function makeTranslate<Name extends Namespace>(
  language: Language,
  words: object,
  known: KnownValues,
): Translate<Name> {
  return (key, ...[values = {}]) => fillIn(findText(words, key, values, language), { ...known, ...values });
}

function findText(words: object, key: string, { count }: MessageValues, language: Language): string {
  const plural = typeof count === 'number' ? follow(words, `${key}_${choosePlural(count, language)}`) : null;
  const text = plural ?? follow(words, key);
  return typeof text === 'string' ? text : key;
}

const rules = new Map<Language, Intl.PluralRules>();

// Made for the first counted message, because making it delays the first screen.
function choosePlural(count: number, language: Language): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

const follow = (words: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], words);

/**
 * Replaces the `{{placeholders}}` of a text. A `count` also chooses the plural, so it is a number and is grouped here,
 * unless `countWords` stands for it, such as "more than 10,000".
 */
export function fillIn(text: string, values: MessageValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => {
    const value = values[name] ?? gap;
    if (name !== 'count' || typeof value !== 'number') return String(value);
    return String(values['countWords'] ?? groupIndian(value));
  });
}
