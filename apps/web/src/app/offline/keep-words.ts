import { listAddresses } from '../../shared/i18n/load-bundle.ts';

/** The service worker answers from it (scripts/app-shell.ts). */
const cacheName = 'words';

/** Keeps the words of the page's language for visits without a signal, and no others. */
export async function keepWords(): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = listAddresses();
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(kept.filter((path) => !wanted.includes(path)).map((path) => cache.delete(path)));
  await cache.addAll(wanted.filter((path) => !kept.includes(path)));
}
