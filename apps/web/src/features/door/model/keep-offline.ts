import { paths } from '../../../shared/config/paths.ts';

const cacheName = 'desk';

// A photo for each family comes, and the browser would forget the files before them.
performance.setResourceTimingBufferSize?.(3000);

/** What the page was made of: code, styles, fonts and words of this release. */
const isOwnFile = (address: string) => {
  const url = new URL(address);
  return url.origin === window.location.origin && url.pathname.startsWith('/static/');
};

/** The files of this page go where the service worker finds them without a network. Others are not needed any more. */
export async function keepOffline(): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  try {
    const cache = await caches.open(cacheName);
    const used = performance.getEntriesByType('resource').map(({ name }) => name);
    const linked = Array.from(
      document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]'),
      (element) => ('href' in element ? element.href : element.src),
    );
    const wanted = new Set([...used, ...linked].filter(isOwnFile));
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const page = new URL(paths.desk, window.location.href).href;
    await cache.add(page);
    await cache.addAll([...wanted].filter((address) => !kept.has(address)));
    for (const address of kept) if (address !== page && !wanted.has(address)) await cache.delete(address);
  } catch {
    // No network, or no room: what was kept before is still there.
  }
}

export async function forgetOffline(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName).catch(() => false);
}
