import { common } from './common.en.ts';
import type { errors } from './errors.en.ts';
import { formatCount } from './format-count.ts';

/**
 * Words on screen, by namespace. `src/app/catalogues.ts` adds the namespaces of the features; each is loaded with the
 * pages that need it. `common` is always there, because the failure page must work when nothing else loads.
 * English is the shape that other languages have to fill.
 */
export interface Catalogues {
  common: typeof common;
  errors: typeof errors;
}

export type Namespace = keyof Catalogues;
export type LazyNamespace = Exclude<Namespace, 'common'>;

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Key;
type Leaves<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : Node[Key] extends readonly unknown[]
      ? never
      : Leaves<Node[Key], `${Prefix}${Key}.`>;
}[keyof Node & string];

/** For example `login.title`. Counted messages drop `_one` and `_other`. */
export type MessageKey<Name extends Namespace> = Leaves<Catalogues[Name]>;
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<Name extends Namespace> = (key: MessageKey<Name>, values?: MessageValues) => string;

const language = 'en';
type Loaders = { [Name in LazyNamespace]: () => Promise<Catalogues[Name]> };
const loaders: Partial<Loaders> = {};

/** Called by the app: for all pages, and again for those of the office. */
export function registerCatalogues(more: Partial<Loaders>): void {
  Object.assign(loaders, more);
}

const loaded = new Map<Namespace, unknown>([['common', common]]);
const translators = new Map<Namespace, Translate<never>>();
let pluralRules: Intl.PluralRules | undefined;

/** Loads the namespaces that are not loaded yet. */
export async function loadMessages(namespaces: readonly LazyNamespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !loaded.has(namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const load = loaders[namespace];
      if (load) loaded.set(namespace, await load());
    }),
  );
}

/** A whole namespace, or null while it is not loaded. */
export function findMessages<Name extends Namespace>(namespace: Name): Catalogues[Name] | null {
  return (loaded.get(namespace) as Catalogues[Name] | undefined) ?? null;
}

/** A whole namespace, for pages of text such as the terms. */
export function requireMessages<Name extends Namespace>(namespace: Name): Catalogues[Name] {
  const messages = findMessages(namespace);
  if (messages === null) throw new Error(`Load the messages "${namespace}" with the route that uses them.`);
  return messages;
}

/** The function is stable between renders. */
export function useMessages<Name extends Namespace>(namespace: Name): Translate<Name> {
  return translatorFor(namespace);
}

/** `useMessages` outside of a component. */
export function translatorFor<Name extends Namespace>(namespace: Name): Translate<Name> {
  const known = translators.get(namespace);
  if (known) return known;
  const messages = requireMessages(namespace);
  const translate: Translate<Name> = (key, values = {}) => fillIn(findText(messages, key, values), values);
  translators.set(namespace, translate as Translate<never>);
  return translate;
}

function findText(messages: unknown, key: string, values: MessageValues): string {
  const plural = typeof values.count === 'number' ? `_${choosePlural(values.count)}` : '';
  const text = followPath(messages, key + plural) ?? followPath(messages, key);
  return typeof text === 'string' ? text : key;
}

// Made for the first counted message, because making it delays the first screen.
function choosePlural(count: number): Intl.LDMLPluralRule {
  return (pluralRules ??= new Intl.PluralRules(language)).select(count);
}

function followPath(messages: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], messages);
}

/** Replaces the `{{placeholders}}` of a text. A `count` also chooses the plural, so it is a number and is grouped here. */
export function fillIn(text: string, values: MessageValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => {
    const value = values[name] ?? gap;
    return name === 'count' && typeof value === 'number' ? formatCount(value) : String(value);
  });
}
