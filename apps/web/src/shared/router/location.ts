/** A place in the app, as one entry of the browser's history. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** What the page before handed over. It survives a reload and is not in the URL. */
  state: unknown;
  /** Different for each visit; `default` for the first page. */
  key: string;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where a link leads: a path of ours, or only what is different from the present page, such as `?page=2`. */
export type To = string | Partial<Address>;

/** The full address. What is not named is empty, but the path stays. */
export function resolveTo(to: To, from: Pick<Location, 'pathname'>): Address {
  const { pathname, search, hash } = new URL(toHref(to), `http://app${from.pathname}`);
  return { pathname, search, hash };
}

export function toHref(to: To): string {
  if (typeof to === 'string') return to;
  const { pathname = '', search = '', hash = '' } = to;
  return pathname + search + hash;
}

export function createLocation(to: To, from: Pick<Location, 'pathname'>, state: unknown = null): Location {
  return { ...resolveTo(to, from), state, key: Math.random().toString(36).slice(2, 10) };
}
