import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkHeight,
  heightFilterRange,
  heightLimits,
  isHeightCm,
  toCentimetres,
  toFeetAndInches,
} from './height.ts';

const anyHeight = fc.record({
  feet: fc.integer({ min: 3, max: 8 }),
  inches: fc.integer({ min: 0, max: 11 }),
});

describe('the limits', () => {
  it('are those of the form and of the filter', () => {
    expect(heightLimits).toEqual({ feet: { min: 3, max: 8 }, inches: { min: 0, max: 11 } });
    expect(toCentimetres(heightFilterRange.from)).toBe(121.92);
    expect(toCentimetres(heightFilterRange.to)).toBe(271.78);
  });
});

describe('toCentimetres', () => {
  it.each([
    [3, 0, 91.44],
    [4, 0, 121.92],
    [5, 7, 170.18],
    [5, 11, 180.34],
    [6, 0, 182.88],
    [8, 11, 271.78],
  ])('%i ft %i in is %d cm', (feet, inches, cm) => {
    expect(toCentimetres({ feet, inches })).toBe(cm);
  });
});

describe('toFeetAndInches', () => {
  it.each([
    [170.18, 5, 7],
    [170, 5, 7],
    [168.92, 5, 7],
    [168.9, 5, 6],
    [181.61, 6, 0],
    [181.6, 5, 11],
    [182.88, 6, 0],
    [91.44, 3, 0],
  ])('%d cm is %i ft %i in', (cm, feet, inches) => {
    expect(toFeetAndInches(cm)).toEqual({ feet, inches });
  });

  it('returns what was chosen', () => {
    fc.assert(
      fc.property(anyHeight, (height) => {
        expect(toFeetAndInches(toCentimetres(height))).toEqual(height);
      }),
    );
  });

  it('never returns twelve inches and is never off by more than half an inch', () => {
    fc.assert(
      fc.property(fc.double({ min: 50, max: 300, noNaN: true }), (cm) => {
        const height = toFeetAndInches(cm);
        expect(height.inches).toBeLessThan(12);
        expect(Math.abs(toCentimetres(height) - cm)).toBeLessThanOrEqual(1.2701);
      }),
    );
  });

  it('is larger for a person who is an inch taller', () => {
    fc.assert(
      fc.property(anyHeight, anyHeight, (a, b) => {
        const inches = ({ feet, inches: rest }: typeof a) => feet * 12 + rest;
        expect(Math.sign(toCentimetres(a) - toCentimetres(b))).toBe(Math.sign(inches(a) - inches(b)));
      }),
    );
  });
});

describe('checkHeight', () => {
  it.each([
    [3, 0, 91.44],
    [8, 11, 271.78],
  ])('allows %i ft %i in', (feet, inches, heightCm) => {
    expect(checkHeight({ feet, inches })).toEqual({ allowed: true, heightCm });
  });

  it.each([
    [2, 11],
    [9, 0],
    [5, -1],
    [5, 12],
    [5.5, 0],
    [5, 6.5],
    [Number.NaN, 0],
  ])('refuses %d ft %d in', (feet, inches) => {
    expect(checkHeight({ feet, inches })).toEqual({ allowed: false, reason: 'height_out_of_range' });
  });
});

describe('isHeightCm', () => {
  it.each([
    [91.44, true],
    [170, true],
    [271.78, true],
    [91.43, false],
    [271.79, false],
    [0, false],
    [Number.NaN, false],
  ])('%d cm: %s', (cm, isHeight) => {
    expect(isHeightCm(cm)).toBe(isHeight);
  });

  it('accepts every height that can be chosen', () => {
    fc.assert(
      fc.property(anyHeight, (height) => {
        expect(isHeightCm(toCentimetres(height))).toBe(true);
      }),
    );
  });
});
