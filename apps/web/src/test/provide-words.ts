import { readBundles } from '@suchi/words/files';
import { setBundleLoader } from '../shared/i18n/load-bundle.ts';
import { loadMessages } from '../shared/i18n/messages.ts';

const read = new Map<string, ReturnType<typeof readBundles>>();
/** For a test that loads in another way, to end with. */
export const loadFromFiles: Parameters<typeof setBundleLoader>[0] = (language, bundle) => {
  // All of a language is read once in a worker.
  const bundles = read.get(language) ?? readBundles(language);
  read.set(language, bundles);
  return Promise.resolve(bundles.get(bundle) ?? {});
};
setBundleLoader(loadFromFiles);
// Those of every page and of its fields, and of errors, which an app has after a second.
await loadMessages(['common', 'fields', 'errors']);
