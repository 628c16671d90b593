import { describe, expect, it } from 'vitest';
import {
  countLabels,
  fitAddress,
  formatPincode,
  labelFormatNames,
  labelFormats,
  layLabels,
  placeLabel,
} from './labels.ts';

const a4 = { width: 210, height: 297 };

describe('a sheet of labels', () => {
  it.each(labelFormatNames)('of %i has that many labels, and they fill an A4 sheet evenly', (name) => {
    const format = labelFormats[name];
    expect(countLabels(format)).toBe(name);
    const last = placeLabel(format, name - 1);
    expect(last.left + format.width).toBeCloseTo(a4.width - format.marginSide, 5);
    expect(last.top + format.height).toBeCloseTo(a4.height - format.marginTop, 5);
  });

  it('is filled from left to right, then down', () => {
    expect(placeLabel(labelFormats[14], 0)).toEqual({ left: 4.65, top: 15.15 });
    expect(placeLabel(labelFormats[14], 3)).toEqual({ left: 106.25, top: 53.25 });
    expect(placeLabel(labelFormats[24], 5)).toEqual({ left: 139.25, top: 46.8 });
  });

  it('that was begun starts at its first free label', () => {
    const labels = Array.from({ length: 15 }, (_, index) => index);
    const sheets = layLabels(labels, labelFormats[14], 13);
    expect(sheets.map((sheet) => sheet.length)).toEqual([1, 14]);
    expect(sheets[0]).toEqual([{ label: 0, place: 13 }]);
    expect(sheets[1]?.[0]).toEqual({ label: 1, place: 0 });
    expect(layLabels([], labelFormats[14], 3)).toEqual([]);
  });
});

describe('a label', () => {
  it('uses smaller letters when the address needs more than two lines', () => {
    const sizes = [84, 85, 140, 141].map((length) => fitAddress('x'.repeat(length), labelFormats[14]));
    expect(sizes).toEqual(['usual', 'small', 'small', 'too_long']);
    expect(fitAddress('x'.repeat(61), labelFormats[24])).toBe('small');
  });

  it.each([
    ['411038', '411 038'],
    ['411 038', '411 038'],
    [' 4110 ', '4110'],
    ['SW1A 1AA', 'SW1A 1AA'],
  ])('writes the pincode %j as %j', (typed, written) => {
    expect(formatPincode(typed)).toBe(written);
  });
});
