import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createListCache, cutPage, pickInOrder, type ResultList } from './list-cache.ts';

const listOf = (ids: number[], costMs = 100): ResultList => ({
  ids: Int32Array.from(ids),
  isCut: false,
  costMs,
});

function createTestCache(maxBytes = 1_000_000) {
  const clock = { ms: 0 };
  const lists = createListCache({ maxBytes, nowMs: () => clock.ms });
  const reads: PromiseWithResolvers<ResultList>[] = [];
  const read = () => {
    const answer = Promise.withResolvers<ResultList>();
    reads.push(answer);
    return answer.promise;
  };
  return { clock, lists, reads, read };
}

describe('createListCache', () => {
  it('has a list made once for all who want it at the same time', async () => {
    const { lists, reads, read } = createTestCache();
    expect(lists.find('a')).toEqual({ list: null, isDue: true });
    const all = [lists.make('a', read), lists.make('a', read), Promise.resolve(lists.find('a').list)];
    await Promise.resolve();
    expect(lists.find('a').isDue).toBe(false);
    reads[0]?.resolve(listOf([3, 1, 2]));
    for (const list of await Promise.all(all)) expect([...(list?.ids ?? [])]).toEqual([3, 1, 2]);
    expect(reads).toHaveLength(1);
  });

  it('keeps a list for fifty times what it cost, and renews it after half of that', async () => {
    const { clock, lists } = createTestCache();
    await lists.make('a', () => Promise.resolve(listOf([1], 100)));
    const at = (ms: number) => {
      clock.ms = ms;
      const { list, isDue } = lists.find('a');
      return [list !== null, isDue];
    };
    expect([at(2500), at(2501), at(5000), at(5001)]).toEqual([
      [true, false],
      [true, true],
      [true, true],
      [false, true],
    ]);
  });

  it('counts a cheap list as five milliseconds', async () => {
    const { clock, lists } = createTestCache();
    await lists.make('a', () => Promise.resolve(listOf([1], 0.2)));
    clock.ms = 250;
    expect(lists.find('a').list).not.toBeNull();
    clock.ms = 251;
    expect(lists.find('a').list).toBeNull();
  });

  it('keeps a list as long as its maker wants', async () => {
    const { clock, lists } = createTestCache();
    await lists.make('a', () => Promise.resolve({ ...listOf([1], 2), keptMs: 20_000 }));
    clock.ms = 10_000;
    expect(lists.find('a')).toMatchObject({ list: { costMs: 2 }, isDue: false });
    clock.ms = 20_000;
    expect(lists.find('a')).toMatchObject({ list: { costMs: 2 }, isDue: true });
    clock.ms = 20_001;
    expect(lists.find('a').list).toBeNull();
  });

  it('still gives the old list while a new one is being made', async () => {
    const { clock, lists, reads, read } = createTestCache();
    await lists.make('a', () => Promise.resolve(listOf([1], 100)));
    clock.ms = 3000;
    const renewed = lists.make('a', read);
    await Promise.resolve();
    expect(lists.find('a')).toMatchObject({ list: { ids: Int32Array.of(1) }, isDue: false });
    reads[0]?.resolve(listOf([2]));
    await renewed;
    expect(lists.find('a')).toMatchObject({ list: { ids: Int32Array.of(2) }, isDue: false });
  });

  it('forgets a making that failed, and goes on after it', async () => {
    const { lists } = createTestCache();
    const failed = Array.from({ length: 8 }, (_, place) =>
      lists.make(`failed ${place}`, () => Promise.reject(new Error('no'))),
    );
    for (const { status } of await Promise.allSettled(failed)) expect(status).toBe('rejected');
    expect(lists.find('failed 0')).toEqual({ list: null, isDue: true });
    expect(await lists.make('failed 0', () => Promise.resolve(listOf([1])))).toMatchObject({ costMs: 100 });
  });

  it('makes at most four lists at the same time', async () => {
    const { lists, reads, read } = createTestCache();
    const made = Array.from({ length: 6 }, (_, place) => lists.make(String(place), read));
    await Promise.resolve();
    expect(reads).toHaveLength(4);
    for (let place = 0; place < 6; place += 1) {
      reads[place]?.resolve(listOf([place]));
      await made[place];
      await Promise.resolve();
    }
    expect(reads).toHaveLength(6);
  });

  it('is bounded by bytes, keys and entries included', async () => {
    const { lists } = createTestCache(100_000);
    for (let place = 0; place < 1000; place += 1) {
      await lists.make(`${place} ${'x'.repeat(1000)}`, () => Promise.resolve(listOf([place])));
    }
    const kept = Array.from({ length: 1000 }, (_, place) => place).filter(
      (place) => lists.find(`${place} ${'x'.repeat(1000)}`).list !== null,
    );
    expect(kept.length).toBeLessThanOrEqual(100_000 / (2 * 1000));
    expect(kept.at(-1)).toBe(999);
  });
});

describe('cutPage', () => {
  const cut = (ids: number[], without: number[], page: number, isCut = false, cap = 100) =>
    cutPage({ ids: Int32Array.from(ids), isCut }, new Set(without), { page, size: 3, cap });

  it('moves up what comes after a profile that is left out', () => {
    expect(cut([1, 2, 3, 4, 5, 6, 7], [2, 3, 6], 1)).toEqual({ ids: [1, 4, 5], total: 4, isExact: true });
    expect(cut([1, 2, 3, 4, 5, 6, 7], [2, 3, 6], 2)).toEqual({ ids: [7], total: 4, isExact: true });
    expect(cut([1, 2, 3], [], 2)).toEqual({ ids: [], total: 3, isExact: true });
  });

  it('ends at the cap and reports that there is more', () => {
    expect(cut([1, 2, 3, 4, 5], [], 2, false, 4)).toEqual({ ids: [4], total: 4, isExact: false });
    expect(cut([1, 2, 3, 4, 5], [1], 2, false, 4)).toEqual({ ids: [5], total: 4, isExact: true });
    expect(cut([1, 2, 3], [], 1, true)).toMatchObject({ total: 3, isExact: false });
    expect(cut([1, 2, 3, 4, 5], [], 9, false, 4).ids).toEqual([]);
  });

  it('gives each profile that is left exactly once, whatever is left out', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(ids, ids, fc.integer({ min: 1, max: 7 }), (listed, others, size) => {
        const without = new Set([...listed.filter((id) => id % 3 === 0), ...others]);
        const left = listed.filter((id) => !without.has(id));
        const pages = Array.from({ length: left.length + 2 }, (_, place) =>
          cutPage({ ids: Int32Array.from(listed), isCut: false }, without, {
            page: place + 1,
            size,
            cap: 100,
          }),
        );
        expect(pages.flatMap((page) => page.ids)).toEqual(left);
        expect(pages.every(({ total }) => total === left.length)).toBe(true);
      }),
    );
  });
});

describe('pickInOrder', () => {
  it('keeps all that were found, in the order of another list, with the unknown last', () => {
    const found = listOf([5, 9, 2, 7]);
    const picked = pickInOrder(found, listOf([7, 1, 5, 3, 2]));
    expect([...picked.ids]).toEqual([7, 5, 2, 9]);
  });
});
