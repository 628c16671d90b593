import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readHeader } from '@suchi/domain/import';
import { decodeCsvCell } from '@suchi/domain/text';
import { parse } from 'csv-parse';
import { CommandRefused } from '../platform/command-line.ts';
import type { SourceRow } from './source.ts';

const limits = { fileBytes: 200 * 1024 * 1024, rowCharacters: 100_000 };

/** Reads a file row by row. Its first line names the columns. */
export async function* readCsv(file: string, ignored: ReadonlySet<string>): AsyncGenerator<SourceRow> {
  await requireReadable(file);
  let header: (string | null)[] | null = null;
  let row = 0;
  for await (const cells of records(file)) {
    row += 1;
    const texts = cells.map(decodeCsvCell);
    if (header === null) {
      header = requireColumns(texts, ignored);
    } else if (texts.some((text) => text !== '')) {
      yield { row, cells: toCells(header, texts) };
    }
  }
  if (header === null) throw new CommandRefused('The file is empty.');
}

async function requireReadable(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new CommandRefused('The CSV file cannot be found.');
  if (found.size > limits.fileBytes) throw new CommandRefused('The CSV file is larger than 200 MB.');
}

async function* records(file: string): AsyncGenerator<string[]> {
  const parser = createReadStream(file).pipe(
    parse({ bom: true, relax_column_count: true, max_record_size: limits.rowCharacters }),
  );
  try {
    for await (const record of parser) yield record as string[];
  } catch (error) {
    // The parser's own words quote the cell.
    const { lines } = error as { lines?: number };
    throw lines === undefined
      ? error
      : new CommandRefused(
          `The file is not CSV at line ${lines}: a quote is not closed, or a row is too long. Correct it and run again.`,
        );
  }
}

function requireColumns(header: readonly string[], ignored: ReadonlySet<string>): (string | null)[] {
  const { columns, unknown, repeated } = readHeader(header, ignored);
  const problems = [
    ...(unknown.length > 0
      ? [`Unknown columns: ${unknown.join(', ')}. Rename them, or leave them out with --ignore.`]
      : []),
    ...(repeated.length > 0 ? [`Columns that are there twice: ${repeated.join(', ')}.`] : []),
  ];
  if (problems.length > 0) throw new CommandRefused(problems.join('\n'));
  return columns;
}

function toCells(header: readonly (string | null)[], texts: readonly string[]) {
  if (texts.length !== header.length) return null;
  return Object.fromEntries(
    header.flatMap((column, place) => (column === null ? [] : [[column, texts[place] ?? '']])),
  ) as Record<string, string>;
}
