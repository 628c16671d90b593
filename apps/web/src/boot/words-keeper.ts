// Part of the service worker; scripts/words-files.ts puts the addresses above it. It keeps the words of one language,
// which the page names (src/app/offline/keep-words.ts), for visits without a signal. A release has words of its own:
// they are fetched before it is used.
{
  type WorkerEvent = Event & { data?: { type?: string }; waitUntil: (done: Promise<unknown>) => void };

  const addresses = (globalThis as unknown as { wordAddresses: Record<string, string[]> }).wordAddresses;
  const ofThisRelease = Object.values(addresses).flat();
  const named = '/static/words/language';

  const keepWords = async () => {
    const cache = await caches.open('words');
    const language = await (await cache.match(named))?.text();
    const wanted = addresses[language ?? ''] ?? [];
    const kept = (await cache.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path !== named);
    await cache.addAll(wanted.filter((address) => !kept.includes(address)));
    return (isOld: (path: string) => boolean) =>
      Promise.all(
        kept.filter((path) => isOld(path) && !wanted.includes(path)).map((path) => cache.delete(path)),
      );
  };

  const on = (name: string, work: (event: WorkerEvent) => Promise<unknown> | undefined) =>
    addEventListener(name, (event) => {
      const done = work(event as WorkerEvent);
      if (done) (event as WorkerEvent).waitUntil(done);
    });
  on('install', keepWords);
  // Until here the pages of the release before needed theirs.
  on('activate', () => keepWords().then((forget) => forget(() => true)));
  on('message', ({ data }) =>
    data?.type === 'KEEP_WORDS'
      ? keepWords().then((forget) => forget((path) => ofThisRelease.includes(path)))
      : undefined,
  );
}
