import type { account } from './en/account.ts';
import type { admin } from './en/admin.ts';
import type { authoring } from './en/authoring.ts';
import { common } from './en/common.ts';
import type { footer } from './en/footer.ts';
import type { member } from './en/member.ts';
import type { news } from './en/news.ts';
import type { people } from './en/people.ts';
import type { profile } from './en/profile.ts';
import type { search } from './en/search.ts';
import type { publicPages } from './en/public-pages.ts';
import type { settings } from './en/settings.ts';
import type { terms } from './en/terms.ts';

/**
 * Words on screen, by namespace. A namespace is loaded with the pages that need it (`load-route.ts`); `common` is
 * always there, because the failure page must be able to speak when nothing else loads. English is the shape that
 * other languages have to fill.
 */
interface Catalogues {
  common: typeof common;
  account: typeof account;
  member: typeof member;
  admin: typeof admin;
  authoring: typeof authoring;
  people: typeof people;
  profile: typeof profile;
  search: typeof search;
  terms: typeof terms;
  settings: typeof settings;
  publicPages: typeof publicPages;
  news: typeof news;
  footer: typeof footer;
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

/** A key of a namespace, `login.title`; a counted message is asked for without its `_one` or `_other`. */
export type MessageKey<Name extends Namespace> = Leaves<Catalogues[Name]>;
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<Name extends Namespace> = (key: MessageKey<Name>, values?: MessageValues) => string;

const language = 'en';
const loaders: Record<LazyNamespace, () => Promise<unknown>> = {
  account: () => import('./en/account.ts').then((module) => module.account),
  member: () => import('./en/member.ts').then((module) => module.member),
  admin: () => import('./en/admin.ts').then((module) => module.admin),
  people: () => import('./en/people.ts').then((module) => module.people),
  profile: () => import('./en/profile.ts').then((module) => module.profile),
  authoring: () => import('./en/authoring.ts').then((module) => module.authoring),
  search: () => import('./en/search.ts').then((module) => module.search),
  terms: () => import('./en/terms.ts').then((module) => module.terms),
  settings: () => import('./en/settings.ts').then((module) => module.settings),
  publicPages: () => import('./en/public-pages.ts').then((module) => module.publicPages),
  news: () => import('./en/news.ts').then((module) => module.news),
  footer: () => import('./en/footer.ts').then((module) => module.footer),
};

const loaded = new Map<Namespace, unknown>([['common', common]]);
const translators = new Map<Namespace, Translate<never>>();
const pluralRules = new Intl.PluralRules(language);

/** Fetches the words a page needs; quick when they are already here. */
export async function loadMessages(namespaces: readonly LazyNamespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !loaded.has(namespace));
  await Promise.all(missing.map(async (namespace) => loaded.set(namespace, await loaders[namespace]())));
}

/** A whole namespace, for pages that are text, such as the terms. */
export function requireMessages<Name extends Namespace>(namespace: Name): Catalogues[Name] {
  const messages = loaded.get(namespace);
  if (messages === undefined)
    throw new Error(`Load the messages "${namespace}" with the route that uses them.`);
  return messages as Catalogues[Name];
}

/** The words of one namespace, by key. The function is the same one each time. */
export function useMessages<Name extends Namespace>(namespace: Name): Translate<Name> {
  return translatorFor(namespace);
}

/** As `useMessages`, outside of a component. */
export function translatorFor<Name extends Namespace>(namespace: Name): Translate<Name> {
  const known = translators.get(namespace);
  if (known) return known;
  const messages = requireMessages(namespace);
  const translate: Translate<Name> = (key, values = {}) => fillIn(findText(messages, key, values), values);
  translators.set(namespace, translate as Translate<never>);
  return translate;
}

function findText(messages: unknown, key: string, values: MessageValues): string {
  const plural = typeof values.count === 'number' ? `_${pluralRules.select(values.count)}` : '';
  const text = followPath(messages, key + plural) ?? followPath(messages, key);
  return typeof text === 'string' ? text : key;
}

function followPath(messages: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], messages);
}

/** Puts values into the `{{gaps}}` of a text. */
export function fillIn(text: string, values: MessageValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}
