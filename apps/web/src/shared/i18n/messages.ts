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
import { loadBundle } from './load-bundle.ts';

export {
  type Catalogues,
  fillIn,
  type MessageKey,
  type MessageValues,
  type Namespace,
  type PlainKey,
  type Translate,
} from '@suchi/words';

/** The language of the page. `src/boot/boot.ts` has chosen it. */
const languageOfPage = () => globalThis.document?.documentElement.lang || sourceLanguage;

const loaded = new Map<Bundle, Promise<void>>();
const words = new Map<string, object>();
const translators = new Map<Namespace, Translate<never>>();

/** Loads the namespaces that are not loaded yet. Those of every page are loaded before the first one. */
export async function loadMessages(namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all([...new Set(namespaces.map(bundleOf))].map((bundle) => loadOnce(bundle)));
}

/** A failure is forgotten, so that the next try loads again. */
function loadOnce(bundle: Bundle): Promise<void> {
  const known = loaded.get(bundle);
  if (known) return known;
  const loading = loadBundle(languageOfPage(), bundle).then((namespaces) => {
    for (const [name, messages] of Object.entries(namespaces)) words.set(name, messages);
  });
  loaded.set(bundle, loading);
  loading.catch(() => loaded.delete(bundle));
  return loading;
}

/** A whole namespace, or null while it is not loaded. */
export function findMessages<Name extends Namespace>(namespace: Name): Catalogues[Name] | null {
  return (words.get(namespace) as Catalogues[Name] | undefined) ?? null;
}

/** A whole namespace, for pages of text such as the terms. */
export function requireMessages<Name extends Namespace>(namespace: Name): Catalogues[Name] {
  const messages = findMessages(namespace);
  if (messages === null) throw new Error(`Load the messages "${namespace}" with the route that uses them.`);
  return messages;
}

/** Changes when the words do, so that every component shows the new ones. */
export const LanguageContext = createContext<Language>(sourceLanguage);

/** The function is the same until the language changes. */
export function useMessages<Name extends Namespace>(namespace: Name): Translate<Name> {
  use(LanguageContext);
  return translatorFor(namespace);
}

/** `useMessages` outside of a component. */
export function translatorFor<Name extends Namespace>(namespace: Name): Translate<Name> {
  const known = translators.get(namespace);
  if (known) return known;
  const translate = makeTranslate<Name>(languageOfPage(), requireMessages(namespace));
  translators.set(namespace, translate as Translate<never>);
  return translate;
}
