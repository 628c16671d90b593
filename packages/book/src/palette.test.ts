import { isReadableBrand, leastContrast, measureContrast } from '@suchi/domain/settings';
import { describe, expect, it } from 'vitest';
import { findInks, inkLimit } from './inks.ts';
import { type ColourName, makePressPalette } from './palette.ts';

/** Dark and light colours of every hue, of which some are too light for a brand. */
const levels = ['00', '2A', '55', '80', 'AA', 'FF'];
const colours = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `${red}${green}${blue}`)),
);
const brands = ['781D2E', '0F5A63', ...colours.filter(isReadableBrand)];

describe('the inks', () => {
  it('of the first association are those chosen by hand', () => {
    const { brand, brand9, brand8, brand6, brand4, brand2, brandPale } = makePressPalette('781D2E');
    expect([brand9, brand8, brand, brand6, brand4, brand2, brandPale]).toEqual([
      { rgb: '460D19', cmyk: [35, 95, 75, 70] },
      { rgb: '611524', cmyk: [30, 98, 75, 58] },
      { rgb: '781D2E', cmyk: [25, 98, 75, 45] },
      { rgb: '93303E', cmyk: [25, 90, 65, 25] },
      { rgb: 'C76F6F', cmyk: [15, 65, 45, 5] },
      { rgb: 'E8BEBA', cmyk: [0, 28, 18, 0] },
      { rgb: 'E9D3CB', cmyk: [2, 16, 14, 0] },
    ]);
  });

  // On a press of FOGRA39 the first two look like 005867 and 205D39.
  it.each([
    ['0F5A63', [89, 20, 29, 53]],
    ['1E5C38', [77, 15, 77, 55]],
    ['000000', [66, 61, 60, 90]],
    ['FFFFFF', [0, 0, 0, 0]],
  ])('of %s are %j', (hex, inks) => {
    expect(findInks(hex)).toEqual(inks);
  });

  it('are never more than the paper takes', () => {
    for (const hex of [...colours, ...brands])
      for (const { cmyk } of Object.values(makePressPalette(hex))) {
        expect(Math.min(...cmyk)).toBeGreaterThanOrEqual(0);
        expect(cmyk.reduce<number>((sum, ink) => sum + ink, 0)).toBeLessThanOrEqual(inkLimit);
      }
  });
});

const largeText = 3;
/** Words of the covers and of the page that opens a section. */
const pairs: [text: ColourName, ground: ColourName, least: number][] = [
  ['marigold3', 'brand9', leastContrast],
  ['ivory', 'brand9', leastContrast],
  ['brandPale', 'brand9', leastContrast],
  ['brand9', 'marigold5', leastContrast],
  ['brand8', 'cotton', leastContrast],
  ['ivory', 'brand8', leastContrast],
  ['brand2', 'brand8', leastContrast],
  ['brand', 'cotton', largeText],
  ['brand', 'paper', largeText],
  ['marigold3', 'brand8', largeText],
  ['marigold4', 'brand8', largeText],
];

it.each(pairs)('%s can be read on %s in every colour that may be chosen', (words, ground, least) => {
  for (const brand of brands) {
    const palette = makePressPalette(brand);
    const contrast = measureContrast(palette[words].rgb, palette[ground].rgb);
    expect(contrast, brand).toBeGreaterThanOrEqual(least);
  }
});
