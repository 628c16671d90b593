import { describe, expect, it } from 'vitest';
import { findInstants, isTimeZone, offsetMsAt } from './local-time.ts';

const hour = 3_600_000;
const hoursAhead = (zone: string, utc: string) => offsetMsAt(zone, Date.parse(utc)) / hour;
const find = (zone: string, local: string) => findInstants(Date.parse(`${local}Z`), zone);

describe('the history of a zone', () => {
  it.each([
    ['India', 'Asia/Kolkata', '1995-02-10T12:00Z', 5.5],
    ['India before the first war time', 'Asia/Kolkata', '1941-09-30T12:00Z', 5.5],
    ['India in the first war time', 'Asia/Kolkata', '1941-10-02T12:00Z', 6.5],
    ['India between the war times', 'Asia/Kolkata', '1942-06-15T12:00Z', 5.5],
    ['India in the second war time', 'Asia/Kolkata', '1942-09-02T12:00Z', 6.5],
    ['India at the end of the war time', 'Asia/Kolkata', '1945-10-14T12:00Z', 6.5],
    ['India after the war time', 'Asia/Kolkata', '1945-10-16T12:00Z', 5.5],
    ['Nepal until 1985', 'Asia/Kathmandu', '1985-12-31T12:00Z', 5.5],
    ['Nepal from 1986', 'Asia/Kathmandu', '1986-01-02T12:00Z', 5.75],
    ['Britain in the winter of 1970', 'Europe/London', '1970-01-10T12:00Z', 1],
    ['Britain in the winter of 1972', 'Europe/London', '1972-01-10T12:00Z', 0],
    ['New York in January 1974', 'America/New_York', '1974-01-20T12:00Z', -4],
    ['New York in January 1975', 'America/New_York', '1975-01-20T12:00Z', -5],
    ['Singapore until 1981', 'Asia/Singapore', '1981-12-31T12:00Z', 7.5],
    ['Singapore from 1982', 'Asia/Singapore', '1982-01-02T12:00Z', 8],
    ['Nairobi in 1955', 'Africa/Nairobi', '1955-03-03T12:00Z', 3],
    ['Auckland in summer', 'Pacific/Auckland', '2024-01-01T12:00Z', 13],
  ])('%s', (_, zone, utc, hours) => {
    expect(hoursAhead(zone, utc)).toBe(hours);
  });
});

describe('a local time', () => {
  it('is one instant on an ordinary day', () => {
    const instantMs = Date.parse('1995-02-10T12:25:00Z');
    expect(find('Asia/Kolkata', '1995-02-10T17:55')).toEqual({
      firstMs: instantMs,
      lastMs: instantMs,
      clockChange: null,
    });
  });

  it('is two instants where the clocks were set back', () => {
    expect(find('America/New_York', '1988-10-30T01:30')).toEqual({
      firstMs: Date.parse('1988-10-30T05:30:00Z'),
      lastMs: Date.parse('1988-10-30T06:30:00Z'),
      clockChange: 'twice',
    });
    expect(find('Asia/Kolkata', '1945-10-14T23:30').clockChange).toBe('twice');
  });

  it('is between two instants where the clocks were set forward', () => {
    expect(find('America/New_York', '1988-04-03T02:30')).toEqual({
      firstMs: Date.parse('1988-04-03T06:30:00Z'),
      lastMs: Date.parse('1988-04-03T07:30:00Z'),
      clockChange: 'skipped',
    });
  });

  it.each([
    ['before they were set back', '1988-10-30T00:59', '1988-10-30T04:59:00Z'],
    ['after they were set back', '1988-10-30T02:00', '1988-10-30T07:00:00Z'],
    ['before they were set forward', '1988-04-03T01:59', '1988-04-03T06:59:00Z'],
    ['after they were set forward', '1988-04-03T03:00', '1988-04-03T07:00:00Z'],
  ])('is one instant the minute %s', (_, local, utc) => {
    const instantMs = Date.parse(utc);
    expect(find('America/New_York', local)).toEqual({
      firstMs: instantMs,
      lastMs: instantMs,
      clockChange: null,
    });
  });
});

it.each([
  ['Asia/Kolkata', true],
  ['Asia/Calcutta', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Asia/Suchi', false],
  ['+05:30', false],
  ['IST', false],
  ['', false],
])('"%s" is a zone: %s', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected);
});
