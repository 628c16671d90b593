/** The value of a cell; null becomes an empty cell. */
export type CsvValue = string | number | boolean | null;

/** Put at the start of a file, so that Excel reads it as UTF-8. */
export const csvByteOrderMark = '\uFEFF';

/** The line break after each row. */
export const csvLineBreak = '\r\n';

const startsFormula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/** Encodes one cell by RFC 4180. Text that a spreadsheet would run as a formula gets a leading apostrophe. */
export function encodeCsvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = startsFormula.test(value) ? `'${value}` : value;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Encodes one row with its line break. */
export function encodeCsvRow(values: readonly CsvValue[]): string {
  return values.map(encodeCsvCell).join(',') + csvLineBreak;
}

/** The text of a cell as it was before `encodeCsvCell` made it safe. */
export function decodeCsvCell(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && startsFormula.test(text.slice(1)) ? text.slice(1) : text;
}

/**
 * A mobile number with its country code in groups: `91 90000 12345`. A spreadsheet keeps it as text; it would round a
 * bare number and hide its last digits.
 */
export function toCsvMobile(mobile: string | null): string | null {
  const digits = (mobile ?? '').replaceAll(/\D/g, '');
  return digits === '' ? null : digits.replaceAll(/(?<=\d)(?=(?:\d{5})+$)/g, ' ');
}
