/** Where the service worker reads the language whose words it keeps (src/boot/words-keeper.ts). */
const cacheName = 'words';
const named = '/static/words/language';

/** Has the words of the page's language kept for visits without a signal, and no others. */
export async function keepWords(workers: ServiceWorkerContainer = navigator.serviceWorker): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(named, new Response(document.documentElement.lang));
  const registration = await workers.getRegistration();
  // A first worker reads it when it is installed.
  registration?.active?.postMessage({ type: 'KEEP_WORDS' });
}
