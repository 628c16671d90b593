import { describe, expect, it } from 'vitest';
import { formatTime, parseTime, typeTime, withKnownPeriod } from './time-entry.ts';

/** One key after the other, at the end of the text. */
const typeAll = (keys: string) => Array.from(keys).reduce((text, key) => typeTime(text, text + key), '');

describe('typing a time', () => {
  it.each([
    ['0536', '05:36'],
    ['05:36', '05:36'],
    ['5:36', '05:36'],
    ['536', '05:36'],
    ['1136', '11:36'],
    ['1:05', '01:05'],
    ['1736', '17:36'],
    ['05.36', '05:36'],
    ['05:367', '05:36'],
    ['12', '12:'],
    ['1', '1'],
    [':', ''],
  ])('%s gives %s', (keys, text) => {
    expect(typeAll(keys)).toBe(text);
  });

  it('can be deleted and changed in the middle', () => {
    expect(typeTime('12:', '12')).toBe('12');
    expect(typeTime('05:36', '0:36')).toBe('0:36');
  });
});

describe('the time of a text', () => {
  it.each([
    ['05:36', 'am', '05:36'],
    ['05:36', 'pm', '17:36'],
    ['5:36', 'pm', '17:36'],
    ['12:10', 'am', '00:10'],
    ['12:10', 'pm', '12:10'],
    ['17:36', null, '17:36'],
    ['17:36', 'am', '17:36'],
    ['00:10', 'pm', '00:10'],
    ['05:36', null, null],
    ['24:00', 'am', null],
    ['05:60', 'am', null],
    ['05:', 'am', null],
  ] as const)('%s %s is %s', (text, period, time) => {
    expect(parseTime({ text, period })).toBe(time);
  });

  it.each([
    ['05:36', '05:36', 'am'],
    ['17:36:15', '05:36', 'pm'],
    ['00:10', '12:10', 'am'],
    ['12:00', '12:00', 'pm'],
    [null, '', null],
  ] as const)('%s is shown as %s %s', (time, text, period) => {
    expect(formatTime(time)).toEqual({ text, period });
  });
});

it.each([
  ['17:', null, 'pm'],
  ['17:36', 'am', 'pm'],
  ['00:10', 'pm', 'am'],
  ['05:36', null, null],
  ['12:10', 'am', 'am'],
  ['29:', null, null],
  ['1', null, null],
] as const)('%s with %s has the period %s', (text, period, known) => {
  expect(withKnownPeriod({ text, period }).period).toBe(known);
});
