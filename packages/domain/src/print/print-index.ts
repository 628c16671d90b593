import type { PrintSection, SerialRange } from './edition.ts';
import { findSection } from './serial.ts';

/** The layout of a landscape A4 page of the printed index. */
export const indexLayout = { rowsPerColumn: 22, columnsPerPage: 3 } as const;

/** A heading or a candidate. A heading without a section is for serial numbers in a gap. */
export type IndexRow<Entry, Section = PrintSection> =
  { kind: 'heading'; section: Section | null } | { kind: 'entry'; entry: Entry };

/** The columns of a page, filled from top to bottom. */
export type IndexPage<Entry, Section = PrintSection> = IndexRow<Entry, Section>[][];

/**
 * Lays out candidates as the printed index. A section starts with a heading, which takes one row and stands
 * above at least two of its candidates, if it has two. Serial numbers in a gap come last, so that the
 * proofreader notices them.
 */
export function layOutIndex<Entry extends { serialNumber: number | null }, Section extends SerialRange>(
  entries: readonly Entry[],
  edition: { sections: readonly Section[] },
): IndexPage<Entry, Section>[] {
  const columns: IndexRow<Entry, Section>[][] = [];
  for (const { section, own } of groupBySection(entries, edition)) {
    const needed = 1 + Math.min(own.length, 2);
    addRow(columns, { kind: 'heading', section }, needed);
    for (const entry of own) addRow(columns, { kind: 'entry', entry }, 1);
  }
  const { columnsPerPage } = indexLayout;
  const pageCount = Math.ceil(columns.length / columnsPerPage);
  return Array.from({ length: pageCount }, (_, index) =>
    columns.slice(index * columnsPerPage, (index + 1) * columnsPerPage),
  );
}

/** Adds a row to the last column, or to a new one where fewer than the needed rows are free. */
function addRow<Row>(columns: Row[][], row: Row, neededRows: number): void {
  const last = columns.at(-1);
  if (last && last.length + neededRows <= indexLayout.rowsPerColumn) last.push(row);
  else columns.push([row]);
}

function groupBySection<Entry extends { serialNumber: number | null }, Section extends SerialRange>(
  entries: readonly Entry[],
  edition: { sections: readonly Section[] },
): { section: Section | null; own: Entry[] }[] {
  const indexed = entries
    .flatMap((entry) => (entry.serialNumber === null ? [] : [{ entry, serialNumber: entry.serialNumber }]))
    .toSorted((a, b) => a.serialNumber - b.serialNumber)
    .map(({ entry, serialNumber }) => ({ entry, section: findSection(serialNumber, edition) }));
  return [...edition.sections.toSorted((a, b) => a.from - b.from), null]
    .map((section) => ({
      section,
      own: indexed.filter((candidate) => candidate.section === section).map(({ entry }) => entry),
    }))
    .filter(({ own }) => own.length > 0);
}
