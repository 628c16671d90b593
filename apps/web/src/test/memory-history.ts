import type { History } from '../shared/router/browser-history.ts';
import { createLocation, type Location } from '../shared/router/location.ts';

/** A history of its own for each test. */
export function createMemoryHistory(address = '/'): History {
  const entries: Location[] = [{ ...createLocation(address, { pathname: '/' }), key: 'default' }];
  let index = 0;
  let tell: Parameters<History['onMove']>[0] | null = null;
  const read = () => entries[index] as Location;
  return {
    read,
    push: (location) => {
      index += 1;
      entries.splice(index, entries.length, location);
    },
    replace: (location) => {
      entries[index] = location;
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
