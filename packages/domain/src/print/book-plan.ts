import type { PrintSection } from './edition.ts';

/** Pages before the first opener: title, imprint, contents, how to read the book. */
export const frontPages = 7;

export type BookPage<Entry> =
  | { kind: 'front'; number: number }
  | { kind: 'opener'; section: PrintSection; count: number }
  | { kind: 'profile'; section: PrintSection; entry: Entry }
  | { kind: 'notes' };

export interface BookPlan<Entry> {
  /** The first is page 1, a right-hand page. */
  pages: BookPage<Entry>[];
  /** Pages by serial number, for the index and the contents. */
  pageOfSerial: ReadonlyMap<number, number>;
  openers: { section: PrintSection; page: number; count: number; firstPage: number; lastPage: number }[];
}

interface PrintedEntry {
  serialNumber: number;
  section: PrintSection;
}

/**
 * Plans the pages up to the index: one profile a page in serial order, each section after an opener on a
 * left-hand page, so that its first profile is opposite. A page that is left over is for notes. The same
 * entries give the same pages.
 */
export function planBook<Entry extends PrintedEntry>(entries: readonly Entry[]): BookPlan<Entry> {
  const pages: BookPage<Entry>[] = Array.from({ length: frontPages }, (_, index) => ({
    kind: 'front',
    number: index + 1,
  }));
  const pageOfSerial = new Map<number, number>();
  const openers: BookPlan<Entry>['openers'] = [];
  for (const { section, own } of groupBySection(entries)) {
    // A left-hand page has an even number.
    if (pages.length % 2 === 0) pages.push({ kind: 'notes' });
    pages.push({ kind: 'opener', section, count: own.length });
    const page = pages.length;
    for (const entry of own) {
      pages.push({ kind: 'profile', section, entry });
      pageOfSerial.set(entry.serialNumber, pages.length);
    }
    openers.push({ section, page, count: own.length, firstPage: page + 1, lastPage: pages.length });
  }
  return { pages, pageOfSerial, openers };
}

function groupBySection<Entry extends PrintedEntry>(
  entries: readonly Entry[],
): { section: PrintSection; own: Entry[] }[] {
  const sections = [...new Set(entries.map(({ section }) => section))].toSorted((a, b) => a.from - b.from);
  return sections.map((section) => ({
    section,
    own: entries
      .filter((entry) => entry.section === section)
      .toSorted((a, b) => a.serialNumber - b.serialNumber),
  }));
}
