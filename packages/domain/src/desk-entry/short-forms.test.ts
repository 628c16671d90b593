import { describe, expect, it } from 'vitest';
import { isRepeating, readShortDate, readShortHeight, readShortTime } from './short-forms.ts';

describe('a day as it is typed at the desk', () => {
  it.each([
    ['020696', '1996-06-02'],
    ['02061996', '1996-06-02'],
    ['2/6/96', '1996-06-02'],
    ['2.6.1996', '1996-06-02'],
    ['02 06 26', '2026-06-02'],
    ['020627', '1927-06-02'],
    ['290200', '2000-02-29'],
    ['310296', null],
    ['0206', null],
    ['2/6/196', null],
    ['2/x/96', null],
    ['//', null],
    ['', null],
  ])('%s is %s', (typed, date) => {
    expect(readShortDate(typed, '2026-11-19')).toBe(date);
  });
});

describe('a time as it is typed at the desk', () => {
  it.each([
    ['615', '06:15'],
    ['0615', '06:15'],
    ['6:15', '06:15'],
    ['1830', '18:30'],
    ['6.15 pm', '18:15'],
    ['12:05 am', '00:05'],
    ['12:05 PM', '12:05'],
    ['13:05 pm', null],
    ['0:05 am', null],
    ['2460', null],
    ['2400', null],
    ['6', null],
    ['', null],
  ])('%s is %s', (typed, time) => {
    expect(readShortTime(typed)).toBe(time);
  });
});

describe('a height as it is typed at the desk', () => {
  it.each([
    ['502', 157.48],
    ['511', 180.34],
    ['5 2', 157.48],
    [`5'2"`, 157.48],
    ['5', 152.4],
    ['512', null],
    ['902', null],
    ['5 2 1', null],
    ['tall', null],
    ['', null],
  ])('%s is %s', (typed, height) => {
    expect(readShortHeight(typed)).toBe(height);
  });
});

it('few answers are repeated', () => {
  expect(isRepeating('new_native_place')).toBe(true);
  expect(isRepeating('first_name')).toBe(false);
});
