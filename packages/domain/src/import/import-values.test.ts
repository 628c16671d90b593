import { expect, it } from 'vitest';
import {
  isMeantInLakhs,
  isMonthFirst,
  isShortYear,
  readDate,
  readHeight,
  readIncome,
  readInstant,
  readPlace,
  readTime,
  readWholeNumber,
  readYesNo,
  toBloodGroup,
} from './import-values.ts';

it.each([
  ['Yes', true],
  ['t', true],
  ['0', false],
  ['FALSE', false],
  ['perhaps', null],
])('reads %s as yes or no', (text, expected) => {
  expect(readYesNo(text)).toBe(expected);
});

it.each([
  ['12,50,000', 1_250_000],
  ['55.0', 55],
  ['-3', -3],
  ['55.5', null],
  ['about 50', null],
])('reads %s as a whole number', (text, expected) => {
  expect(readWholeNumber(text)).toBe(expected);
});

it.each([
  ['1996-02-29', '1996-02-29'],
  ['4/3/1995', '1995-03-04'],
  ['04-03-1995', '1995-03-04'],
  ['1995-03-04T00:00:00Z', '1995-03-04'],
  ['31/02/1996', null],
  ['1995-03-04 or so', null],
  ['04/03/95', '1995-03-04'],
  ['12-03-05', '2005-03-12'],
  ['12 Mar 1995', '1995-03-12'],
  ['12-Mar-95', '1995-03-12'],
  ['3rd March, 1995', '1995-03-03'],
  ['March 12, 1995', '1995-03-12'],
  ['12 Foo 1995', null],
  ['03/25/1995', '1995-03-25'],
  ['25/25/1995', null],
])('reads %s as a day', (text, expected) => {
  expect(readDate(text)).toBe(expected);
});

it.each([
  ['2025-01-02', '2025-01-01T18:30:00.000Z'],
  ['02/01/2025', '2025-01-01T18:30:00.000Z'],
  ['2025-01-02 10:15', '2025-01-02T04:45:00.000Z'],
  ['2025-01-02T10:15:30.123Z', '2025-01-02T10:15:30.000Z'],
  ['2025-01-02 25:00', null],
  ['2025-01-02 10:15+05', null],
  ['yesterday', null],
])('reads %s as a moment', (text, expected) => {
  expect(readInstant(text)).toBe(expected);
});

it.each([
  ['6:30', '06:30'],
  ['18:05:10', '18:05:10'],
  ['12:10 am', '00:10'],
  ['6.30 P.M.', '18:30'],
  ['06.30', '06:30'],
  ['6 am', '06:00'],
  ['सकाळी 6:30', '06:30'],
  ['6:30 evening', '18:30'],
  ['13:00 pm', null],
  ['0:10 am', null],
  ['24:00', null],
  ['10:60', null],
  ['10:10:60', null],
  ['morning', null],
])('reads %s as a time', (text, expected) => {
  expect(readTime(text)).toBe(expected);
});

it.each([
  ['170.18', 170.18],
  ['170 cm', 170],
  ['5 ft 7 in', 170.18],
  [`5'7"`, 170.18],
  ['5 feet', 152.4],
  ['5.7', 170.18],
  ['5.10', 177.8],
  ['5-8', 172.72],
  ["5' 4''", 162.56],
  ['5 फूट 4 इंच', 162.56],
  ['1.7 m', 170],
  ['5.12', null],
  ['tall', null],
])('reads %s as a height', (text, expected) => {
  expect(readHeight(text)).toBe(expected);
});

const nowhere = { lat: null, lng: null };

it.each([
  ['Pune', { name: 'Pune', formatted_address: 'Pune', ...nowhere }],
  ['Pune, Maharashtra', { name: 'Pune', formatted_address: 'Pune, Maharashtra', ...nowhere }],
  [', Maharashtra', null],
  ['{"name":"Wai","lat":18,"lng":"east"}', { name: 'Wai', formatted_address: '', lat: 18, lng: null }],
  [
    '{"name":"Wai","formatted_address":"Wai, India"}',
    { name: 'Wai', formatted_address: 'Wai, India', ...nowhere },
  ],
  ['{"name":" "}', null],
  ['{"lat":18}', null],
  ['{broken', null],
])('reads %s as a place', (text, expected) => {
  expect(readPlace(text)).toEqual(expected);
});

it.each([
  ['12 LPA', 1_200_000],
  ['1 Cr', 10_000_000],
  ['8,50,000', 850_000],
  ['8.5 lakh p.a.', 850_000],
  ['65,000 per month', 780_000],
  ['50k pm', 600_000],
  ['12', 1_200_000],
  ['8.5', 850_000],
  ['0', 0],
  ['120', 120],
  ['as per company', null],
])('reads %s as an income', (text, expected) => {
  expect(readIncome(text)).toBe(expected);
});

it.each([
  ['B positive', 'B+'],
  ['b+ve', 'B+'],
  ['AB -ve', 'AB-'],
  ['0 Neg', 'O-'],
  ['A (+)', 'A+'],
  ['A', 'A'],
  ['not tested', 'not tested'],
])('reads %s as a blood group', (text, expected) => {
  expect(toBloodGroup(text)).toBe(expected);
});

it('knows what it has guessed', () => {
  expect(isMonthFirst('03/25/1995')).toBe(true);
  expect(isMonthFirst('12 Mar 1995')).toBe(false);
  expect(isShortYear('12-03-95')).toBe(true);
  expect(isShortYear('1995-03-12')).toBe(false);
  expect(isMeantInLakhs('12')).toBe(true);
  expect(isMeantInLakhs('1,200')).toBe(false);
});
