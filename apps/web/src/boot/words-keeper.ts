// Part of the service worker; scripts/words-files.ts puts the addresses above it. A release has words of its own: they
// are fetched before it is used, in the languages that this device keeps, so that it also opens without a signal.
{
  const addresses = (globalThis as unknown as { wordAddresses: Record<string, string[]> }).wordAddresses;

  const keepWords = async () => {
    const cache = await caches.open('words');
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const isKept = (code: string) => kept.some((path) => path.startsWith(`/static/words/${code}-`));
    const wanted = Object.keys(addresses)
      .filter(isKept)
      .flatMap((code) => addresses[code] ?? []);
    await cache.addAll(wanted.filter((address) => !kept.includes(address)));
  };

  addEventListener('install', (event) =>
    (event as Event & { waitUntil: (done: Promise<void>) => void }).waitUntil(keepWords()),
  );
}
