import type { History } from '../shared/router/browser-history.ts';
import { createLocation, type Location } from '../shared/router/location.ts';

/** A history of its own for each test. */
export function createMemoryHistory(address = '/'): History {
  const first: Location = { ...createLocation(address, { pathname: '/' }), key: 'default' };
  const entries = [{ location: first, above: 0 }];
  let index = 0;
  let tell: Parameters<History['onMove']>[0] | null = null;
  const entry = () => entries[index] ?? { location: first, above: 0 };
  const read = () => entry().location;
  return {
    read,
    above: () => entry().above,
    push: (location, above = 0) => {
      index += 1;
      entries.splice(index, entries.length, { location, above });
    },
    replace: (location) => {
      entries[index] = { location, above: 0 };
    },
    go: (delta) => {
      index += delta;
      tell?.(read(), delta);
    },
    onMove: (listener) => {
      tell = listener;
    },
  };
}
