import type { Edition } from './edition.ts';
import { findSection } from './serial.ts';

/** The layout of a landscape A4 page of the printed index. */
export const indexLayout = { rowsPerColumn: 22, columnsPerPage: 3 } as const;

/** A page of the index: the heading of its section, and columns filled from top to bottom. */
export interface IndexPage<Entry> {
  title: string | null;
  columns: Entry[][];
}

/**
 * Lays out candidates as the printed index; each section starts on a new page. Serial numbers in a gap come
 * last without a heading, so that the proofreader notices them.
 */
export function layOutIndex<Entry extends { serialNumber: number | null }>(
  entries: readonly Entry[],
  edition: Pick<Edition, 'sections' | 'indexBelowSerial'>,
): IndexPage<Entry>[] {
  const indexed = entries
    .flatMap((entry) => (entry.serialNumber === null ? [] : [{ entry, serialNumber: entry.serialNumber }]))
    .filter(({ serialNumber }) => serialNumber < edition.indexBelowSerial)
    .toSorted((a, b) => a.serialNumber - b.serialNumber)
    .map(({ entry, serialNumber }) => ({ entry, section: findSection(serialNumber, edition) }));

  const sections = [...edition.sections.toSorted((a, b) => a.from - b.from), null];
  return sections.flatMap((section) => {
    const own = indexed.filter((candidate) => candidate.section === section).map(({ entry }) => entry);
    const columns = cut(own, indexLayout.rowsPerColumn);
    return cut(columns, indexLayout.columnsPerPage).map((page) => ({
      title: section?.title ?? null,
      columns: page,
    }));
  });
}

function cut<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
