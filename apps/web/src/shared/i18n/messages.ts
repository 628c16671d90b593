import { namesInTexts } from '@suchi/domain/settings';
import {
  type Bundle,
  bundleOf,
  type Catalogues,
  type Language,
  makeTranslate,
  type Namespace,
  sourceLanguage,
  type Translate,
} from '@suchi/words';
import { createContext, use } from 'react';
import { association } from '../brand/association.ts';
import { createStore } from '../state/create-store.ts';
import { loadBundle } from './load-bundle.ts';

export {
  type Catalogues,
  fillIn,
  type Language,
  type MessageKey,
  type Namespace,
  type PlainKey,
  type Translate,
} from '@suchi/words';

/** The language of the page. `src/boot/boot.ts` has chosen the first one. */
const shown = createStore<Language>(globalThis.document?.documentElement.lang || sourceLanguage);
/** For the provider at the root of the app. */
export const shownLanguage = { read: shown.read, subscribe: shown.subscribe };

/** What has been asked for, whatever the language. */
const wanted = new Set<Bundle>();
const loading = new Map<string, Promise<void>>();
const words = new Map<string, object>();
const translators = new Map<string, Translate<never>>();

/** Loads the namespaces that are not loaded yet. Those of every page are loaded before the first one. */
export async function loadMessages(namespaces: readonly Namespace[]): Promise<void> {
  const bundles = [...new Set(namespaces.map(bundleOf))];
  // Another language may have been chosen meanwhile.
  for (let language: Language | null = null; language !== shown.read();) {
    language = shown.read();
    await Promise.all(bundles.map((bundle) => loadOnce(shown.read(), bundle)));
  }
  for (const bundle of bundles) wanted.add(bundle);
}

/** What staff read is in English, whatever the page is in. */
const languageOf = (bundle: Bundle, language: Language): Language =>
  bundle.startsWith('office/') ? sourceLanguage : language;

/** A failure is forgotten, so that the next try loads again. */
function loadOnce(shownIn: Language, bundle: Bundle): Promise<void> {
  const language = languageOf(bundle, shownIn);
  const name = `${language}/${bundle}`;
  const known = loading.get(name);
  if (known) return known;
  const load = loadBundle(language, bundle).then((namespaces) => {
    for (const [namespace, messages] of Object.entries(namespaces))
      words.set(`${language}/${namespace}`, messages);
  });
  loading.set(name, load);
  load.catch(() => loading.delete(name));
  return load;
}

/** The language of the last change. */
let asked: Language | null = null;

/**
 * Shows the page in another language: first all its words are loaded, then every component shows the new ones. False:
 * another one was asked for meanwhile.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  asked = language;
  // Another page may have been opened meanwhile.
  for (let count = -1; count !== wanted.size;) {
    count = wanted.size;
    await Promise.all([...wanted].map((bundle) => loadOnce(language, bundle)));
  }
  if (asked !== language) return false;
  document.documentElement.lang = language;
  if (language !== shown.read()) shown.set(language);
  return true;
}

/** A whole namespace, or null while it is not loaded. */
export function findMessages<Name extends Namespace>(namespace: Name): Catalogues[Name] | null {
  const language = languageOf(bundleOf(namespace), shown.read());
  return (words.get(`${language}/${namespace}`) as Catalogues[Name] | undefined) ?? null;
}

/** A whole namespace, for pages of text such as the terms. */
export function requireMessages<Name extends Namespace>(namespace: Name): Catalogues[Name] {
  const messages = findMessages(namespace);
  if (messages === null) throw new Error(`Load the messages "${namespace}" with the route that uses them.`);
  return messages;
}

/** Changes with the language, so that every component shows the new words. */
export const LanguageContext = createContext<Language>(sourceLanguage);

/** The function is the same until the language changes. */
export function useMessages<Name extends Namespace>(namespace: Name): Translate<Name> {
  use(LanguageContext);
  return translatorFor(namespace);
}

/** `useMessages` outside of a component. */
export function translatorFor<Name extends Namespace>(namespace: Name): Translate<Name> {
  const language = languageOf(bundleOf(namespace), shown.read());
  const known = translators.get(`${language}/${namespace}`);
  if (known) return known;
  const names = namesInTexts(association, language);
  const translate = makeTranslate<Name>(language, requireMessages(namespace), names);
  translators.set(`${language}/${namespace}`, translate as Translate<never>);
  return translate;
}
