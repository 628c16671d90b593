import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListedProfile, mendList, pageOf, parseList, type ResultList } from './result-list.ts';

const listOf = (profiles: readonly ListedProfile[], version = 1): ResultList => ({
  version,
  ids: Int32Array.from(profiles, ({ id }) => id),
  keys: Float64Array.from(profiles, ({ key }) => key),
});
const sorted = (profiles: Iterable<ListedProfile>, isDescending: boolean) =>
  [...profiles].toSorted((a, b) =>
    isDescending ? compare(b.key, a.key) || b.id - a.id : compare(a.key, b.key) || a.id - b.id,
  );
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** A few keys only, so that many are equal; the endless one is a profile without a serial number. */
const key = fc.constantFrom(1, 2, 3, 1_700_000_000_000_001, Number.POSITIVE_INFINITY);
const community = fc
  .dictionary(fc.nat({ max: 60 }).map(String), key)
  .map((keys) => new Map(Object.entries(keys).map(([id, value]) => [Number(id), value])));
const profilesOf = (keys: Map<number, number>) => [...keys].map(([id, value]) => ({ id, key: value }));

describe('parseList', () => {
  it('reads the numbers as PostgreSQL sends them, wherever in memory they lie', () => {
    const bytes = Buffer.alloc(3 + 8 + 16);
    bytes.writeInt32BE(7, 3);
    bytes.writeInt32BE(1_000_001, 7);
    bytes.writeDoubleBE(1.5, 11);
    bytes.writeDoubleBE(Number.POSITIVE_INFINITY, 19);
    const list = parseList(9, bytes.subarray(3, 11), bytes.subarray(11));
    expect([...list.ids]).toEqual([7, 1_000_001]);
    expect([...list.keys]).toEqual([1.5, Number.POSITIVE_INFINITY]);
  });

  it('is empty where nobody was found', () => {
    expect(parseList(9, null, null).ids).toHaveLength(0);
  });
});

describe('mendList', () => {
  it('gives what making the list anew would give', () => {
    fc.assert(
      fc.property(community, community, fc.boolean(), (before, after, isDescending) => {
        const changed = new Set(
          [...before.keys(), ...after.keys()].filter((id) => before.get(id) !== after.get(id)),
        );
        const found = profilesOf(after).filter(({ id }) => changed.has(id));
        const list = listOf(sorted(profilesOf(before), isDescending));
        const mended = mendList(list, { version: 2, changed, found }, isDescending);
        expect(mended).toEqual(listOf(sorted(profilesOf(after), isDescending), 2));
      }),
    );
  });
});

describe('pageOf', () => {
  it('pages as if those who are excluded were never there', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat({ max: 200 }), { maxLength: 80 }),
        fc.uniqueArray(fc.nat({ max: 200 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 7 }),
        (ids, excludedIds, size) => {
          const excluded = new Set(excludedIds);
          const rest = ids.filter((id) => !excluded.has(id));
          const list = listOf(ids.map((id) => ({ id, key: 0 })));
          for (let page = 1; page <= Math.ceil(ids.length / size) + 1; page += 1) {
            expect(pageOf(list, excluded, { page, size })).toEqual({
              total: rest.length,
              ids: rest.slice((page - 1) * size, page * size),
            });
          }
        },
      ),
    );
  });

  it('is empty beyond the end, with the right total', () => {
    const list = listOf([{ id: 1, key: 0 }]);
    expect(pageOf(list, new Set(), { page: 10_000, size: 6 })).toEqual({ total: 1, ids: [] });
  });
});
