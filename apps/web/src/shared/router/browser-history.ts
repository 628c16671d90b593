import { type Location, toHref } from './location.ts';

/** The entries of a tab, one for each page that was visited. */
export interface History {
  read: () => Location;
  /** How many entries of dialogs lie above that of the page, up to the present one. */
  above: () => number;
  push: (location: Location, above?: number) => void;
  replace: (location: Location) => void;
  go: (delta: number) => void;
  /** Back and forward. `delta` is null for an entry that is not ours. */
  onMove: (listener: (location: Location, delta: number | null) => void) => void;
}

/** What is kept in a history entry. The index says how far back or forward a move went. */
interface Entry {
  usr?: unknown;
  key?: string;
  idx?: number;
  above?: number;
}

export function createBrowserHistory(): History {
  const { history, location } = window;
  const entry = () => (history.state ?? {}) as Entry;
  const read = (): Location => ({
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    state: entry().usr ?? null,
    key: entry().key ?? 'default',
  });
  let index = entry().idx ?? 0;
  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: index }, '');

  return {
    read,
    above: () => entry().above ?? 0,
    push: (next, above = 0) => {
      index += 1;
      history.pushState({ ...toEntry(next, index), above }, '', toHref(next));
    },
    replace: (next) => history.replaceState(toEntry(next, index), '', toHref(next)),
    go: (delta) => history.go(delta),
    onMove: (listener) =>
      window.addEventListener('popstate', () => {
        const { idx } = entry();
        const delta = idx === undefined ? null : idx - index;
        index = idx ?? index;
        listener(read(), delta);
      }),
  };
}

function toEntry({ state, key }: Location, idx: number): Entry {
  return { usr: state, key, idx };
}
