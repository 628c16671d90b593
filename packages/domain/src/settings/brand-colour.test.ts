import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { associationAtFirst } from './page-association.ts';
import {
  brandPairs,
  drawnBrands,
  findBetterBrand,
  findBrandFault,
  findNearMeaning,
  isColour,
  isReadableBrand,
  leastContrast,
  listBrandPairs,
  listBrandVariables,
  makePalette,
  tidyColour,
  recolour,
} from './brand-colour.ts';
import { measureContrast, measureDistance, toHex, toOklch } from './oklch.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => n.toString(16).padStart(6, '0').toUpperCase());

describe('a colour', () => {
  it.each([
    ['781D2E', true],
    ['781d2e', false],
    ['#781D2E', false],
    ['781D2', false],
    ['781D2E}', false],
    ['red', false],
  ])('%s: %s', (text, expected) => {
    expect(isColour(text)).toBe(expected);
  });

  it('is stored in one form', () => {
    expect(tidyColour(' #0f5c63 ')).toBe('0F5C63');
  });

  it('of those to begin with can be used', () => {
    expect(drawnBrands.map(findBrandFault)).toEqual(drawnBrands.map(() => null));
  });

  it('keeps its value through lightness, chroma and hue', () => {
    fc.assert(fc.property(anyColour, (hex) => toHex(toOklch(hex)) === hex));
  });

  it('that screens do not have is paler', () => {
    expect(toHex({ lightness: 0.5, chroma: 0.4, hue: 150 })).toBe('007835');
  });

  it('has a contrast with another, whichever is first', () => {
    expect(measureContrast('000000', 'FFFFFF')).toBeCloseTo(21);
    expect(measureContrast('FFFFFF', '000000')).toBeCloseTo(21);
  });

  it('has a distance from another', () => {
    expect(measureDistance('000000', 'FFFFFF')).toBeCloseTo(1);
    expect(measureDistance('781D2E', '781D2E')).toBeCloseTo(0);
  });
});

describe('a drawing', () => {
  it('keeps its colours beside the first one, and its lightness beside another', () => {
    expect(recolour('E9A88F', '781D2E')).toBe('E9A88F');
    expect(toOklch(recolour('E9A88F', '0F5A63')).lightness).toBeCloseTo(toOklch('E9A88F').lightness, 2);
  });
});

describe('the palette', () => {
  it('of the first colour is the one that was drawn', () => {
    expect(makePalette(associationAtFirst.colour)).toEqual({
      tints: 'FCF3F1 F5E1DE E8BEBA D99793 C76F6F AF4B53 93303E 781D2E 611524 460D19'.split(' '),
      pale: 'E9D3CB',
      paleMuted: 'CDA99F',
      darkFill: 'B24350',
      darkFillHover: '9D3844',
      darkText: 'F2AFA9',
      darkTint: '33201F',
      darkTintLine: '4A2F2D',
      darkChart: 'D9767C',
      darkChartPale: 'E5A09C',
    });
  });

  it('of another has ten tints of its hue, lighter to darker, and the colour itself as the eighth', () => {
    const { tints } = makePalette('0F5C63');
    expect(tints).toHaveLength(10);
    expect(tints[7]).toBe('0F5C63');
    const lightness = tints.map((tint) => toOklch(tint).lightness);
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
    expect(Math.abs(toOklch(tints[4] as string).hue - toOklch('0F5C63').hue)).toBeLessThan(10);
  });
});

describe('the variables of the style sheets', () => {
  it('are the tints and the others by name', () => {
    const variables = listBrandVariables(makePalette(associationAtFirst.colour));
    expect(variables).toHaveLength(19);
    expect(variables).toContainEqual(['--brand-0', '#fcf3f1']);
    expect(variables).toContainEqual(['--brand-dark-tint-line', '#4a2f2d']);
  });
});

describe('the six pairs', () => {
  it('are those of the first colour, as they were measured', () => {
    const contrasts = Object.entries(listBrandPairs(makePalette(associationAtFirst.colour))).map(
      ([name, pair]) => [name, Math.round(pair.contrast * 10) / 10],
    );
    expect(contrasts).toEqual([
      ['button', 10.4],
      ['textOnTint', 9.5],
      ['loginPanel', 11.3],
      ['link', 9.8],
      ['darkLink', 9.4],
      ['darkButton', 5.5],
    ]);
    expect(contrasts.map(([name]) => name)).toEqual([...brandPairs]);
  });

  it('of the dark theme can be read in every colour', () => {
    fc.assert(
      fc.property(anyColour, (hex) => {
        const { darkLink, darkButton } = listBrandPairs(makePalette(hex));
        return darkLink.contrast >= leastContrast && darkButton.contrast >= leastContrast;
      }),
    );
  });
});

describe('a colour that is too light', () => {
  it.each(['781D2E', '0F5C63', '000000', '0000FF'])('is not %s', (hex) => {
    expect(findBetterBrand(hex)).toBeNull();
  });

  it('is told by how much, and the nearest that works', () => {
    expect(findBetterBrand('F2B93F')).toEqual({ fault: 'tooLight', tooLightBy: 2.9, nearest: '936A00' });
    expect(findBetterBrand('CE4C66')).toEqual({ fault: 'tooLight', tooLightBy: 0.6, nearest: 'A52345' });
  });

  it('always has one that works, of the same hue or without any', () => {
    fc.assert(
      fc.property(anyColour, (hex) => {
        const better = findBetterBrand(hex);
        return (
          better === null || (isReadableBrand(better.nearest) && findBrandFault(better.nearest) === null)
        );
      }),
    );
  });
});

describe('a colour that is near to green or red', () => {
  it.each([
    ['2B6E45', { meaning: 'green', isTooNear: true }],
    ['B5360F', { meaning: 'red', isTooNear: true }],
    ['0F5A63', { meaning: 'green', isTooNear: false }],
    ['781D2E', null],
  ])('%s: %o', (hex, expected) => {
    expect(findNearMeaning(hex)).toEqual(expected);
  });

  it('is refused with a darker one, unless there is enough distance', () => {
    expect(findBetterBrand('2B6E45')).toMatchObject({ fault: 'tooNear', tooLightBy: 0 });
    expect(findBetterBrand('0F5A63')).toBeNull();
  });
});
