import {
  type BookPage as PlannedPage,
  type BookPlan,
  countFillPages,
  defaultBinding,
  findSection,
  planBook,
} from '@suchi/domain/print';
import type { Book, BookEntry } from './book.ts';
import { type IndexColumns, type IndexKind, indexKinds, layOutBookIndex } from './book-index.ts';
import { indexTitles } from './index-page.ts';
import { countWords, pageWords } from './words.ts';

export type OutlinedPage =
  PlannedPage<BookEntry> | { kind: 'index'; index: IndexKind; columns: IndexColumns } | { kind: 'imprint' };

interface ContentsRow {
  title: string;
  detail: string;
  page: number;
}

/** All pages between the covers, and where everything is. */
export interface BookOutline {
  /** The first is page 1. */
  pages: OutlinedPage[];
  plan: BookPlan<BookEntry>;
  contents: ContentsRow[];
}

/** Plans every page from the data alone; nothing is laid out yet. A profile outside every section is left out. */
export function outlineBook({
  profiles,
  edition,
  size,
  binding = defaultBinding,
}: Pick<Book, 'profiles' | 'edition' | 'size' | 'binding'>): BookOutline {
  const entries = profiles.flatMap((profile): BookEntry[] => {
    const section = findSection(profile.serialNumber, edition);
    return section ? [{ serialNumber: profile.serialNumber, section, profile }] : [];
  });
  const plan = planBook(entries);
  const printed = entries.map(({ profile }) => profile);
  const pages: OutlinedPage[] = [...plan.pages];
  const indexRows: ContentsRow[] = [];
  for (const index of indexKinds) {
    indexRows.push({ title: indexTitles[index], detail: '', page: pages.length + 1 });
    for (const columns of layOutBookIndex(index, printed, size))
      pages.push({ kind: 'index', index, columns });
  }
  // The imprint is the back of the last leaf, and the last sheet is filled.
  for (let left = countFillPages(pages.length + 1, binding); left > 0; left -= 1)
    pages.push({ kind: 'notes' });
  pages.push({ kind: 'imprint' });
  return { pages, plan, contents: [...frontRows, ...sectionRows(plan), ...indexRows] };
}

const frontRows: ContentsRow[] = [
  { title: pageWords.howToRead, detail: '', page: 4 },
  { title: pageWords.shortForms, detail: '', page: 5 },
  { title: pageWords.numbers, detail: '', page: 6 },
  { title: pageWords.melawa, detail: '', page: 7 },
];

function sectionRows({ openers }: BookPlan<BookEntry>): ContentsRow[] {
  return openers.map(({ section, count, page }) => ({
    title: section.title,
    detail: `${section.from}–${section.to}, ${countWords(count)}`,
    page,
  }));
}
