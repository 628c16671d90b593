import { createStore } from '../state/create-store.ts';

/** How often a lost connection is tried again. */
const probeEveryMs = 5000;
const probeTimeoutMs = 8000;

interface ConnectionOptions {
  /** Whether the server answers now. */
  probe: () => Promise<boolean>;
  /** What the browser says. Only its "no" is reliable. */
  isBrowserOnline: () => boolean;
}

export interface Connection {
  isOnline: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Probes the server. */
  check: () => Promise<boolean>;
  /** Learns from the outcome of a request: `navigator.onLine` is true on a network that leads nowhere. */
  watch: (request: Promise<Response>) => Promise<Response>;
  /** The browser's own event. */
  hearOffline: () => void;
}

/** Whether the server can be reached. */
export function createConnection({ probe, isBrowserOnline }: ConnectionOptions): Connection {
  const online = createStore(isBrowserOnline());
  let timer: ReturnType<typeof setTimeout> | undefined;

  function learn(next: boolean): void {
    clearTimeout(timer);
    if (!next) timer = setTimeout(() => void check(), probeEveryMs);
    if (next !== online.read()) online.set(next);
  }
  async function check(): Promise<boolean> {
    const isReached = await probe().catch(() => false);
    learn(isReached);
    return isReached;
  }
  return {
    isOnline: online.read,
    subscribe: online.subscribe,
    check,
    watch: async (request) => {
      try {
        const response = await request;
        // An answer may arrive just after the network went away.
        if (isBrowserOnline()) learn(true);
        return response;
      } catch (error) {
        // An aborted request says nothing about the network.
        if (!(error instanceof Error && error.name === 'AbortError')) learn(false);
        throw error;
      }
    },
    hearOffline: () => learn(false),
  };
}

/** Not a page and not kept by the service worker. Its text tells it from a hotel's login page. */
export async function probeServer(): Promise<boolean> {
  const response = await fetch(new URL('/online.txt', window.location.href), {
    cache: 'no-store',
    signal: AbortSignal.timeout(probeTimeoutMs),
  });
  return response.ok && (await response.text()).trim() === 'online';
}
