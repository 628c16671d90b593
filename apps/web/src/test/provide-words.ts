import { readBundles } from '@suchi/words/files';
import { setBundleLoader } from '../shared/i18n/load-bundle.ts';
import { loadMessages } from '../shared/i18n/messages.ts';

setBundleLoader((language, bundle) => Promise.resolve(readBundles(language).get(bundle) ?? {}));
// Those of every page, and of errors, which an app has after a second.
await loadMessages(['common', 'errors']);
