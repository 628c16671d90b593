import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCsvCell, csvByteOrderMark, encodeCsvCell, encodeCsvRow, toCsvMobile } from './csv.ts';

/** A minimal parser for RFC 4180. */
function parseCsv(text: string): string[][] {
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(cells)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const defused = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const nasty = fc.string({
  unit: fc.constantFrom('a', 'श्री', ',', '"', '\r', '\n', ';', '=', '+', '-', '@', '\t', "'", ' '),
});

describe('encodeCsvCell', () => {
  it.each([
    ['plain text', 'Asha', 'Asha'],
    ['nothing', null, ''],
    ['an empty text', '', ''],
    ['a comma', 'Patil, Asha', '"Patil, Asha"'],
    ['a quote', 'the "best"', '"the ""best"""'],
    ['a line break', 'one\ntwo', '"one\ntwo"'],
    ['a Windows line break', 'one\r\ntwo', '"one\r\ntwo"'],
    ['our scripts', 'आशा', 'आशा'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with a quote', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a plus', '+919876543210', "'+919876543210"],
    ['a minus', '-2+3', "'-2+3"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a carriage return', '\r=1', '"\'\r=1"'],
    ['a formula sign inside', 'a=b', 'a=b'],
    ['a number', 12.5, '12.5'],
    ['a negative number', -5, '-5'],
    ['zero', 0, '0'],
    ['yes', true, 'true'],
    ['no', false, 'false'],
  ])('%s', (_, value, cell) => {
    expect(encodeCsvCell(value)).toBe(cell);
  });

  it('never starts with a formula character', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        expect(encodeCsvCell(text)).not.toMatch(/^"?[=+\-@\t\r]/);
      }),
    );
  });
});

describe('encodeCsvRow', () => {
  it('joins cells with commas and ends the row', () => {
    expect(encodeCsvRow(['a', 1, null, 'b,c'])).toBe('a,1,,"b,c"\r\n');
  });

  it('parses back to what was written, whatever the text', () => {
    const rows = fc.array(fc.array(nasty, { minLength: 1, maxLength: 5 }), { maxLength: 5 });
    fc.assert(
      fc.property(rows, (written) => {
        const file = written.map(encodeCsvRow).join('');
        expect(parseCsv(file)).toEqual(written.map((row) => row.map(defused)));
      }),
    );
  });
});

describe('csvByteOrderMark', () => {
  it('is the one for UTF-8', () => {
    expect([...new TextEncoder().encode(csvByteOrderMark)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});

it.each(['+91 98200 12345', '=1+1', "'quoted'", 'Asha', "'", ''])('gives back %s', (text) => {
  expect(decodeCsvCell(encodeCsvCell(text).replaceAll('"', ''))).toBe(text);
});

describe('a mobile number in a file', () => {
  it.each([
    ['919000012345', '91 90000 12345'],
    ['+91 90000-12345', '91 90000 12345'],
    ['16505550123', '1 65055 50123'],
    ['12345', '12345'],
    ['', null],
    [null, null],
  ])('%s is written %s', (mobile, text) => {
    expect(toCsvMobile(mobile)).toBe(text);
  });
});
