import { type Bundle, bundleAddress, type Language } from '@suchi/words';
import { takeFirstAnswer } from '../api/first-answers.ts';

type LoadBundle = (language: Language, bundle: Bundle) => Promise<Readonly<Record<string, object>>>;

/** Which files of words the build has, by language. It stands in the page (scripts/boot-page.ts). */
function readVersions(): Record<Language, string> {
  return JSON.parse(document.getElementById('languages')?.textContent ?? '{}') as Record<Language, string>;
}

/** From the server; the page has asked for the first ones already. */
const fromServer: LoadBundle = async (language, bundle) => {
  const url = bundleAddress(language, readVersions()[language] ?? '', bundle);
  const response = await (takeFirstAnswer(url, {}) ?? fetch(url));
  if (!response.ok) throw new Error(`The words ${url} did not load: ${response.status}`);
  return (await response.json()) as Readonly<Record<string, object>>;
};

let load = fromServer;

export const loadBundle: LoadBundle = (language, bundle) => load(language, bundle);

/** Tests read the words from the files. */
export function setBundleLoader(loader: LoadBundle): void {
  load = loader;
}
