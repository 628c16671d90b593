import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverSerials } from './cover-serials.ts';

describe('coverSerials', () => {
  it('leaves gaps out where a new range is needed anyway', () => {
    expect(coverSerials([1, 2, 3, 25, 26, 431, 440], 25)).toEqual([
      { from: 1, to: 25 },
      { from: 26, to: 26 },
      { from: 431, to: 440 },
    ]);
    expect(coverSerials([], 25)).toEqual([]);
  });

  it('covers every number once, and asks for no more at once than allowed', () => {
    const serials = fc.uniqueArray(fc.integer({ min: 1, max: 1050 }), { maxLength: 200 });
    fc.assert(
      fc.property(serials, fc.integer({ min: 1, max: 100 }), (drawn, atOnce) => {
        const rising = drawn.toSorted((a, b) => a - b);
        const ranges = coverSerials(rising, atOnce);
        expect(
          ranges.flatMap(({ from, to }) => rising.filter((serial) => serial >= from && serial <= to)),
        ).toEqual(rising);
        expect(ranges.every(({ from, to }) => to - from < atOnce)).toBe(true);
      }),
    );
  });
});
