/** Everybody a search finds, in order, as it was at one version of the data. */
export interface ResultList {
  version: number;
  ids: Int32Array;
  /** What the order goes by, beside each id; empty where a list is made anew rather than mended. */
  keys: Float64Array;
}

/** A profile and its place in an order. */
export interface ListedProfile {
  id: number;
  key: number;
}

/** Reads the two columns of big-endian numbers that PostgreSQL sends; the given bytes are used up. */
export function parseList(version: number, ids: Buffer | null, keys: Buffer | null): ResultList {
  return {
    version,
    ids: ids ? new Int32Array(ownBytes(ids.swap32())) : new Int32Array(0),
    keys: keys ? new Float64Array(ownBytes(keys.swap64())) : new Float64Array(0),
  };
}

// A Buffer can lie anywhere in a larger one; arrays of numbers want to begin at a multiple of their size.
const ownBytes = (bytes: Buffer) => new Uint8Array(bytes).buffer;

/**
 * The list after some profiles changed: all of them are taken out, and those that are still found are put where
 * they belong now. A pass over the list instead of a question to the database about everybody.
 */
export function mendList(
  list: ResultList,
  news: { version: number; changed: ReadonlySet<number>; found: readonly ListedProfile[] },
  isDescending: boolean,
): ResultList {
  const { version, changed, found } = news;
  const comesFirst = (a: ListedProfile, b: ListedProfile) =>
    (isDescending ? b.key - a.key || b.id - a.id : a.key - b.key || a.id - b.id) < 0;
  const added = found.toSorted((a, b) => (comesFirst(a, b) ? -1 : 1));

  const ids = new Int32Array(list.ids.length + added.length);
  const keys = new Float64Array(ids.length);
  let length = 0;
  const append = ({ id, key }: ListedProfile) => {
    ids[length] = id;
    keys[length] = key;
    length += 1;
  };
  let next = 0;
  list.ids.forEach((id, place) => {
    if (changed.has(id)) return;
    const entry = { id, key: list.keys[place] ?? 0 };
    for (let one = added[next]; one && comesFirst(one, entry); one = added[next]) {
      append(one);
      next += 1;
    }
    append(entry);
  });
  added.slice(next).forEach(append);
  return { version, ids: ids.slice(0, length), keys: keys.slice(0, length) };
}

// For a few, the engine's own search for a number is quicker than a look into a set for each of a million.
const fewExcluded = 24;

/** One page of a list without those whom this reader must not see; the total is without them too. */
export function pageOf(
  { ids }: ResultList,
  excluded: ReadonlySet<number>,
  { page, size }: { page: number; size: number },
): { total: number; ids: number[] } {
  const gaps = findPlaces(ids, excluded);
  const isGap = new Set(gaps);
  let place = (page - 1) * size;
  for (const gap of gaps) if (gap <= place) place += 1;
  const found: number[] = [];
  for (; found.length < size && place < ids.length; place += 1) {
    const id = ids[place];
    if (id !== undefined && !isGap.has(place)) found.push(id);
  }
  return { total: ids.length - gaps.length, ids: found };
}

function findPlaces(ids: Int32Array, wanted: ReadonlySet<number>): number[] {
  if (wanted.size <= fewExcluded) {
    return [...wanted]
      .map((id) => ids.indexOf(id))
      .filter((place) => place >= 0)
      .toSorted((a, b) => a - b);
  }
  const places: number[] = [];
  ids.forEach((id, place) => {
    if (wanted.has(id)) places.push(place);
  });
  return places;
}
