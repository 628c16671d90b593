/** What a cell can hold; a number is written as a number, nothing as an empty cell. */
export type CsvValue = string | number | boolean | null;

/** Put in front of a file, so that Excel reads names in our scripts as UTF-8. */
export const csvByteOrderMark = '\uFEFF';

/** What ends a row. */
export const csvLineBreak = '\r\n';

const startsFormula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/**
 * One cell by RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe in front: a
 * family's words must not be able to act in the office's spreadsheet.
 */
export function encodeCsvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = startsFormula.test(value) ? `'${value}` : value;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One row with its line break. */
export function encodeCsvRow(values: readonly CsvValue[]): string {
  return values.map(encodeCsvCell).join(',') + csvLineBreak;
}
