import { createStore } from '../../shared/state/create-store.ts';

/** A page may be open for days; the browser itself looks for a new worker only when a page loads. */
const lookEveryMs = 60 * 60_000;

type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>;

/** Registers the service worker and learns of new releases. Nothing happens where the browser has none. */
export function createReleaseWatch(
  workers: Workers | undefined,
  {
    prepare = () => Promise.resolve(),
    reloadPage = () => window.location.reload(),
  }: {
    /** What the page must have kept before a worker answers for it. */
    prepare?: () => Promise<void>;
    reloadPage?: () => void;
  } = {},
) {
  const waiting = createStore(false);
  let isStarted = false;
  let isReloading = false;
  let registration: ServiceWorkerRegistration | null = null;

  const tell = () => waiting.set(true);
  /** A browser that is told to block workers registers none, without an error. */
  function follow(found: ServiceWorkerRegistration | undefined): void {
    if (!found) return;
    registration = found;
    // The first worker of a browser is no new release.
    const tellIfUpdate = () => {
      if (found.waiting !== null && workers?.controller) tell();
    };
    tellIfUpdate();
    found.addEventListener('updatefound', () =>
      found.installing?.addEventListener('statechange', tellIfUpdate),
    );
    setInterval(() => void found.update().catch(() => {}), lookEveryMs);
  }
  return {
    isWaiting: waiting.read,
    subscribe: waiting.subscribe,
    start: (): void => {
      if (isStarted || !workers) return;
      isStarted = true;
      const wasControlled = workers.controller !== null;
      // Another tab loaded the new release; this page is still the old one.
      workers.addEventListener('controllerchange', () => {
        if (isReloading) reloadPage();
        else if (wasControlled) tell();
      });
      // Without a worker the app works, but only with a connection.
      prepare()
        .then(() => workers.register('/sw.js'))
        .then(follow, () => {});
    },
    reload: (): void => {
      isReloading = true;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no such argument.
      if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
      else reloadPage();
    },
  };
}
