import { describe, expect, it } from 'vitest';
import { defaultEdition } from './edition.ts';
import { findBookPlace, findSection, findSerialLabel } from './serial.ts';

describe('findSerialLabel', () => {
  it.each([
    [null, 'not_printed'],
    [0, 'not_printed'],
    [-1, 'not_printed'],
    [1, 'printed'],
    [1300, 'printed'],
    [1301, 'not_printed'],
  ])('of %s is %s', (serialNumber, label) => {
    expect(findSerialLabel(serialNumber, defaultEdition)).toBe(label);
  });

  it('depends on the edition', () => {
    expect(findSerialLabel(1301, { printedUpToSerial: 1400 })).toBe('printed');
  });
});

describe('findBookPlace', () => {
  it.each([
    ['without a number, which can still come', null, 'closed', false, 'number_follows'],
    ['without a number after the freeze', null, 'closed', true, 'not_printed'],
    ['without a number when the book is printed', null, 'printed', false, 'not_printed'],
    ['with a number', 1300, 'registering', false, 'will_be_printed'],
    ['with a number in the frozen book', 12, 'closed', true, 'will_be_printed'],
    ['above the last printed number', 1301, 'registering', false, 'not_printed'],
    ['above the last printed number, later', 1301, 'past', true, 'not_printed'],
    ['in the printed book', 12, 'printed', true, 'printed'],
    ['in the delivered book', 12, 'delivered', true, 'printed'],
    ['after the event', 12, 'past', true, 'printed'],
  ] as const)('%s', (_case, serialNumber, stage, isFrozen, place) => {
    expect(findBookPlace(serialNumber, { printedUpToSerial: 1300, isFrozen, stage })).toBe(place);
  });
});

describe('findSection', () => {
  it.each([
    [1, 'Unmarried Males'],
    [423, 'Unmarried Males'],
    [431, 'Divorced Males'],
    [444, 'Divorced Males'],
    [451, 'Unmarried Females'],
    [827, 'Unmarried Females'],
    [831, 'Divorced Females'],
    [842, 'Divorced Females'],
  ])('of %i is %s', (serialNumber, title) => {
    expect(findSection(serialNumber, defaultEdition)?.title).toBe(title);
  });

  it.each([0, 424, 430, 445, 450, 828, 830, 843])('%i is in none', (serialNumber) => {
    expect(findSection(serialNumber, defaultEdition)).toBeNull();
  });
});
