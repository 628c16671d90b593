import { findHeadingRow, sheetLimits } from '@suchi/domain/import';
import { decodeCsvCell } from '@suchi/domain/text';
import { parse } from 'csv-parse';
import { codedError } from '../platform/coded-error.ts';

export interface SheetRow {
  /** As a spreadsheet counts. */
  row: number;
  texts: string[];
}

export interface Sheet {
  headings: string[];
  rows: SheetRow[];
}

const refused = (reason: string, line?: number) =>
  codedError('IMPORT_FILE_REFUSED', { reason, ...(line === undefined ? {} : { line }) });

const rowCharacters = 20_000;

/** A sheet saved as CSV, with commas, semicolons or tabs. A title above the headings is left out. */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  const text = decode(bytes);
  const records: string[][] = [];
  for await (const record of parseText(text)) {
    records.push(record);
    if (records.length > sheetLimits.rows + 20) throw refused('too_many_rows');
  }
  const above = findHeadingRow(records);
  const headings = dropEmptyEnd(records[above] ?? []);
  const rows = records
    .map((texts, index) => ({ row: index + 1, texts }))
    .slice(above + 1)
    .filter(({ texts }) => texts.some((cell) => cell !== ''));
  if (headings.length === 0) throw refused('empty');
  if (headings.length > sheetLimits.columns) throw refused('too_many_columns');
  if (rows.length === 0) throw refused('no_rows');
  return { headings, rows };
}

/** UTF-8, or UTF-16 as Excel saves "Unicode Text". */
function decode(bytes: Buffer): string {
  // A workbook is a zip file; the one of an old Excel begins with D0 CF.
  if (['PK', '\u00d0\u00cf'].includes(bytes.subarray(0, 2).toString('latin1'))) throw refused('workbook');
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('not_utf8');
  }
}

const delimiters = [',', ';', '\t'] as const;

/** The one that the first line has most of. */
function findDelimiter(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] as string;
}

async function* parseText(text: string): AsyncGenerator<string[]> {
  const parser = parse(text, {
    bom: true,
    delimiter: findDelimiter(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: rowCharacters,
  });
  try {
    for await (const record of parser) yield (record as string[]).map(decodeCsvCell);
  } catch (error) {
    const { lines } = error as { lines?: number };
    throw lines === undefined ? error : refused('not_csv', lines);
  }
}

const dropEmptyEnd = (headings: readonly string[]) =>
  headings.slice(0, headings.findLastIndex((heading) => heading !== '') + 1);
