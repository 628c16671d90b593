import { keepWords } from './keep-words.ts';
import { createReleaseWatch } from './release-watch.ts';

/** The one service worker of this page. */
export const releases = createReleaseWatch(import.meta.env.PROD ? navigator.serviceWorker : undefined, {
  prepare: keepWords,
});
