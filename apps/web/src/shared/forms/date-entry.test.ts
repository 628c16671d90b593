import { describe, expect, it } from 'vitest';
import { formatDateText, parseDateText, typeDate } from './date-entry.ts';

/** One key after the other, at the end of the text. */
const typeAll = (keys: string) => Array.from(keys).reduce((text, key) => typeDate(text, text + key), '');

describe('typing a date', () => {
  it.each([
    ['14081998', '14/08/1998'],
    ['14/08/1998', '14/08/1998'],
    ['4/8/1998', '04/08/1998'],
    ['14-8-1998', '14/08/1998'],
    ['14.08.1998', '14/08/1998'],
    ['14', '14/'],
    ['140', '14/0'],
    ['1408', '14/08/'],
    ['140819987', '14/08/1998'],
    ['/1a4', '14/'],
  ])('%s gives %s', (keys, text) => {
    expect(typeAll(keys)).toBe(text);
  });

  it('can be deleted back over a slash', () => {
    expect(typeDate('14/', '14')).toBe('14');
    expect(typeDate('14', '1')).toBe('1');
    expect(typeDate('14', '140')).toBe('14/0');
  });

  it('leaves a change in the middle as it was made', () => {
    expect(typeDate('14/08/1998', '14/8/1998')).toBe('14/8/1998');
    expect(typeDate('14/8/1998', '14/98/1998')).toBe('14/98/1998');
  });

  it('takes a date that was pasted or chosen in a calendar', () => {
    expect(typeDate('', '1998-08-14')).toBe('14/08/1998');
    expect(typeDate('', '14.8.1998')).toBe('14/08/1998');
  });
});

describe('the day of a text', () => {
  it.each([
    ['14/08/1998', '1998-08-14'],
    ['4/8/1998', '1998-08-04'],
    ['29/02/1996', '1996-02-29'],
    ['29/02/1995', null],
    ['31/04/1998', null],
    ['14/08/98', null],
    ['14/08/', null],
    ['', null],
  ])('%j is %s', (text, date) => {
    expect(parseDateText(text)).toBe(date);
  });

  it('is written day first', () => {
    expect(formatDateText('1998-08-14')).toBe('14/08/1998');
    expect(formatDateText(null)).toBe('');
    expect(formatDateText('old')).toBe('old');
  });
});
