import { LRUCache } from 'lru-cache';

/** Ids in result order, and the cost of the query. */
export interface ResultList {
  ids: Int32Array;
  /** Whether the search found more than the list contains. */
  isCut: boolean;
  costMs: number;
  /** Kept at least so long, whatever it cost. */
  keptMs?: number;
}

/** The result lists of one API node. A cached id gives no rights: the query that reads the cards decides. */
export interface ListCache {
  /** A fresh list, the promise of a pending one, or null. If `isDue`, the caller should renew it. */
  find(key: string): { list: ResultList | Promise<ResultList> | null; isDue: boolean };
  /** Concurrent calls for the same key share one query. */
  make(key: string, read: () => Promise<ResultList>): Promise<ResultList>;
}

/** A list may be this many times as old as it took to make, so it uses at most a fiftieth of the time. */
const oldestByCost = 50;
/** After this part of that time, a list is renewed in the background, so that a busy list never expires. */
const dueAfter = 0.5;
/** Cheaper lists count as this much. */
const leastCostMs = 5;
/** Measured memory of an entry without its ids and key. */
const entryBytes = 1024;
/** Concurrent list queries. Other reads must always find a free connection. */
const makers = 4;

const oldestMsOf = ({ costMs, keptMs = 0 }: ResultList) =>
  Math.max(oldestByCost * Math.max(costMs, leastCostMs), keptMs);

export function createListCache({
  maxBytes,
  nowMs = () => performance.now(),
}: {
  maxBytes: number;
  nowMs?: () => number;
}): ListCache {
  const kept = new LRUCache<string, ResultList & { madeAtMs: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ ids }, key) => ids.byteLength + 2 * key.length + entryBytes,
  });
  const underway = new Map<string, Promise<ResultList>>();
  const queues = Array.from({ length: makers }, () => Promise.resolve());
  let turn = 0;

  const run = async (key: string, read: () => Promise<ResultList>, before: Promise<void>) => {
    await before;
    const madeAtMs = nowMs();
    const list = await read();
    kept.set(key, { ...list, madeAtMs });
    return list;
  };

  return {
    find(key) {
      const list = kept.get(key);
      const age = list ? (nowMs() - list.madeAtMs) / oldestMsOf(list) : Infinity;
      const making = underway.get(key);
      return { list: list && age <= 1 ? list : (making ?? null), isDue: age > dueAfter && !making };
    },
    make(key, read) {
      const making = underway.get(key);
      if (making) return making;
      turn = (turn + 1) % makers;
      const list = run(key, read, queues[turn] ?? Promise.resolve()).finally(() => underway.delete(key));
      underway.set(key, list);
      queues[turn] = list.then(
        () => undefined,
        () => undefined,
      );
      return list;
    },
  };
}

/** The same ids in another order. Those that the order does not have yet come last. */
export function pickInOrder(found: ResultList, { ids: order }: ResultList): ResultList {
  const left = new Set(found.ids);
  const picked = order.filter((id) => left.delete(id));
  return { ...found, ids: Int32Array.from([...picked, ...left]) };
}

/** A page of a list without some profiles. The rest moves up, so pages and totals are exact for the viewer. */
export function cutPage(
  { ids, isCut }: Pick<ResultList, 'ids' | 'isCut'>,
  without: ReadonlySet<number>,
  { page, size, cap }: { page: number; size: number; cap: number },
): { ids: number[]; total: number; isExact: boolean } {
  const gaps = findPlaces(ids, without);
  const left = ids.length - gaps.length;
  const total = Math.min(left, cap);
  const isGap = new Set(gaps);
  let place = (page - 1) * size;
  for (const gap of gaps) if (gap <= place) place += 1;
  const wanted = Math.min(size, total - (page - 1) * size);
  const found: number[] = [];
  for (; found.length < wanted && place < ids.length; place += 1) {
    if (!isGap.has(place)) found.push(ids[place] as number);
  }
  return { ids: found, total, isExact: !isCut && left <= cap };
}

const filterSize = 4096;

/** Positions of some ids in a list, in one pass. A small table excludes nearly all ids before the set is checked. */
function findPlaces(ids: Int32Array, wanted: ReadonlySet<number>): number[] {
  if (wanted.size === 0) return [];
  const mayBeWanted = new Uint8Array(filterSize);
  for (const id of wanted) mayBeWanted[id % filterSize] = 1;
  const places: number[] = [];
  for (let place = 0; place < ids.length; place += 1) {
    const id = ids[place] as number;
    if (mayBeWanted[id % filterSize] === 1 && wanted.has(id)) places.push(place);
  }
  return places;
}
