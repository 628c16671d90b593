import { describe, expect, it } from 'vitest';
import { centredPortrait, fitWithin, toPixelArea, turnedSize } from './crop-geometry.ts';

const landscape = { width: 4000, height: 3000 };

describe('the crop', () => {
  it('begins as the largest portrait in the middle', () => {
    expect(centredPortrait(landscape)).toEqual({ x: 800, y: 0, width: 2400, height: 3000 });
    expect(centredPortrait({ width: 800, height: 2000 })).toEqual({ x: 0, y: 500, width: 800, height: 1000 });
  });

  it('is given in percent and cut in pixels of the original, never beyond its edge', () => {
    expect(toPixelArea({ x: 20, y: 0, width: 60, height: 100 }, landscape)).toEqual({
      x: 800,
      y: 0,
      width: 2400,
      height: 3000,
    });
    expect(toPixelArea({ x: 50.01, y: -0.01, width: 50.02, height: 100.01 }, landscape)).toEqual({
      x: 2000,
      y: 0,
      width: 2000,
      height: 3000,
    });
  });

  it('swaps the sides with every quarter turn', () => {
    expect([0, 1, 2, 3].map((turns) => turnedSize(landscape, turns).width)).toEqual([4000, 3000, 4000, 3000]);
  });

  it('is made smaller for the upload, and never larger', () => {
    const max = { width: 1600, height: 2000 };
    expect(fitWithin({ width: 2400, height: 3000 }, max)).toEqual(max);
    expect(fitWithin({ width: 400, height: 500 }, max)).toEqual({ width: 400, height: 500 });
  });
});
