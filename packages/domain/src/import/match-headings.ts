import { headingWords } from './heading-words.ts';
import { importColumns } from './import-columns.ts';

/** Case, spaces, signs and what stands in brackets do not count. */
const toKey = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const columnOfWord = new Map([
  ...[...importColumns].map((column) => [toKey(column), column] as const),
  // The association's own words come last, because they win: Education is the highest one.
  ...Object.entries(headingWords).flatMap(([column, words]) =>
    words.map((word) => [toKey(word), column] as const),
  ),
]);

/** The column that a heading means; null when it is not known. */
export function findColumn(heading: string): string | null {
  const withoutBrackets = heading.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '');
  return columnOfWord.get(toKey(heading)) ?? columnOfWord.get(toKey(withoutBrackets)) ?? null;
}

/** Our guess for each heading of a sheet. A column is given once: the first heading gets it. */
export function guessColumns(headings: readonly string[]): (string | null)[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const column = findColumn(heading);
    if (column === null || !(column in headingWords) || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

const looksLikeHeadings = 3;
const rowsAbove = 10;

/** Which of the first rows has the headings: many sheets have a title above them. */
export function findHeadingRow(rows: readonly (readonly string[])[]): number {
  const found = rows
    .slice(0, rowsAbove)
    .findIndex((cells) => cells.filter((cell) => findColumn(cell) !== null).length >= looksLikeHeadings);
  return Math.max(found, 0);
}

/** The column of each heading of a file with our own names, and what is wrong with its first line. */
export function readHeader(
  header: readonly string[],
  ignored: ReadonlySet<string>,
): { columns: (string | null)[]; unknown: string[]; repeated: string[] } {
  const columns = header.map((heading) => {
    if (ignored.has(heading)) return null;
    return importColumns.has(heading) ? heading : findColumn(heading);
  });
  const isRepeated = (column: string | null, index: number) =>
    column !== null && columns.indexOf(column) !== index;
  return {
    columns,
    unknown: header.filter((heading, index) => columns[index] === null && !ignored.has(heading)),
    repeated: [...new Set(header.filter((_, index) => isRepeated(columns[index] ?? null, index)))],
  };
}
