import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('createRandom', () => {
  const draw = (seed: string) => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random.next());
  };

  it('gives the same sequence for the same seed, and another for another seed', () => {
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('stays within its bounds', () => {
    const random = createRandom('bounds');
    const drawn = Array.from({ length: 2000 }, () => random.integer(3, 7));
    expect([...new Set(drawn)].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7]);
    for (let round = 0; round < 500; round++) expect(random.next()).toBeLessThan(1);
  });

  it('follows weights', () => {
    const random = createRandom('weights');
    const drawn = Array.from({ length: 1000 }, () => random.weighted({ often: 9, seldom: 1, never: 0 }));
    expect(drawn.filter((key) => key === 'never')).toHaveLength(0);
    expect(drawn.filter((key) => key === 'often').length).toBeGreaterThan(850);
  });

  it('keeps all items when shuffling', () => {
    const cards = Array.from({ length: 50 }, (_, index) => index);
    const shuffled = createRandom('deck').shuffle(cards);
    expect(shuffled).not.toEqual(cards);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards);
  });

  it('throws on an empty list', () => {
    expect(() => createRandom('none').pick([])).toThrow('nothing to choose');
    expect(() => createRandom('none').weighted({})).toThrow('nothing to choose');
  });
});
