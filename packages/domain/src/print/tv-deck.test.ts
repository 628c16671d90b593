import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEdition } from './edition.ts';
import { drawSerial, emptyDeck, findLastSerial, listTvPdfSerials, shuffle, tvSlideMs } from './tv-deck.ts';

/** Seeded, so that a failure can be repeated. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function draw(serials: readonly number[], count: number, seed: number) {
  const random = seeded(seed);
  let deck = emptyDeck;
  return Array.from({ length: count }, () => {
    const drawn = drawSerial(deck, serials, random);
    deck = drawn.deck;
    return drawn.serial;
  });
}

const sorted = (numbers: readonly (number | null)[]) => numbers.toSorted((a, b) => Number(a) - Number(b));
const anySerials = fc.uniqueArray(fc.integer({ min: 1, max: 1050 }), { minLength: 1, maxLength: 40 });

describe('the serials of 2025', () => {
  it('are 1 to 1050 in print', () => {
    const serials = listTvPdfSerials(findLastSerial(defaultEdition.sections, [1, 880]));
    expect([serials[0], serials.at(-1), serials.length]).toEqual([1, 1050, 1050]);
  });

  it.each([
    ['of nothing', [], [], 0],
    [
      'of the sections',
      [
        { from: 900, to: 950 },
        { from: 1, to: 99 },
      ],
      [7],
      950,
    ],
    ['of somebody behind the sections', [{ from: 1, to: 99 }], [7, 120], 120],
  ])('end with the last %s', (_, sections, serials, last) => {
    expect(findLastSerial(sections, serials)).toBe(last);
  });

  it('change every three seconds', () => {
    expect(tvSlideMs).toBe(3_000);
  });
});

describe('shuffle', () => {
  it('is a permutation', () => {
    fc.assert(
      fc.property(anySerials, fc.nat(), (serials, seed) => {
        expect(sorted(shuffle(serials, seeded(seed)))).toEqual(sorted(serials));
      }),
    );
  });

  it('puts each of three items in each place about equally often', () => {
    const random = seeded(42);
    const firsts = Array.from({ length: 3_000 }, () => shuffle([1, 2, 3], random)[0]);
    for (const item of [1, 2, 3])
      expect(Math.abs(firsts.filter((first) => first === item).length - 1_000)).toBeLessThan(120);
  });
});

describe('drawSerial', () => {
  it('draws nothing from an empty list', () => {
    expect(drawSerial(emptyDeck, [], seeded(1))).toEqual({ serial: null, deck: { waiting: [], last: null } });
  });

  it('repeats a single serial', () => {
    expect(draw([7], 3, 1)).toEqual([7, 7, 7]);
  });

  it('draws every serial once before any serial twice, round after round', () => {
    fc.assert(
      fc.property(anySerials, fc.nat(), (serials, seed) => {
        const shown = draw(serials, serials.length * 3, seed);
        for (const round of [0, 1, 2]) {
          const slides = shown.slice(round * serials.length, (round + 1) * serials.length);
          expect(sorted(slides)).toEqual(sorted(serials));
        }
      }),
    );
  });

  it('never draws one serial twice in a row, even between rounds', () => {
    fc.assert(
      fc.property(anySerials, fc.nat(), (serials, seed) => {
        fc.pre(serials.length > 1);
        const shown = draw(serials, serials.length * 5, seed);
        expect(shown.every((serial, index) => serial !== shown[index - 1])).toBe(true);
      }),
    );
  });
});
