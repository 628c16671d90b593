import { describe, expect, it } from 'vitest';
import { defaultEdition } from './edition.ts';
import { findSection, findSerialLabel } from './serial.ts';

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
