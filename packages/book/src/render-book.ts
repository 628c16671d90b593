import type { Book, BookEntry, BookPictures } from './book.ts';
import { backCover, coverPage } from './cover.ts';
import { type FrontFrame, frontPage, imprintPage, notesPage } from './front-pages.ts';
import { html, type Markup } from './html.ts';
import { indexPage } from './index-page.ts';
import { type BookOutline, outlineBook, type OutlinedPage } from './outline.ts';
import { profilePage } from './profile-page.ts';
import { bookWord, countWords, orderWords } from './words.ts';
import type { BookPlan, PrintSection } from '@suchi/domain/print';
import { drawNarali } from './ornament.ts';
import { renderPage } from './page-frame.ts';

/** A page of the finished book. */
export interface RenderedPage {
  /** Null for the covers. */
  page: number | null;
  kind: OutlinedPage['kind'] | 'cover' | 'back';
  serialNumber: number | null;
  html: string;
}

/** Pages of a file of the book: both are included, and the front cover is 1. */
export interface SheetRange {
  from: number;
  to: number;
}

const wholeBook: SheetRange = { from: 1, to: Infinity };

/** The book, front cover to back cover, one page after the other; or a part of it. */
export function* renderBook(
  book: Book,
  pictures: BookPictures,
  { from, to }: SheetRange = wholeBook,
): Generator<RenderedPage> {
  const outline = outlineBook(book);
  const last = outline.pages.length + 2;
  for (let sheet = from; sheet <= Math.min(to, last); sheet += 1) {
    const page = sheet - 1;
    const planned = outline.pages[page - 1];
    if (planned === undefined) yield renderCover(book, pictures, sheet === 1 ? 'cover' : 'back');
    else
      yield {
        page,
        kind: planned.kind,
        serialNumber: planned.kind === 'profile' ? planned.entry.serialNumber : null,
        html: draw(planned, { ...pictures, book, outline, page }).markup,
      };
  }
}

function renderCover(book: Book, { coverUrl, logoUrl }: BookPictures, kind: 'cover' | 'back'): RenderedPage {
  const frame = frameOf(book, null, logoUrl);
  const { markup } = kind === 'cover' ? coverPage(frame, book.cover, coverUrl) : backCover(frame);
  return { page: null, kind, serialNumber: null, html: markup };
}

interface Drawing extends Pick<BookPictures, 'photoUrlOf' | 'logoUrl'> {
  book: Book;
  outline: BookOutline;
  page: number;
}

function draw(planned: OutlinedPage, { book, outline, page, photoUrlOf, logoUrl }: Drawing): Markup {
  const frame = frameOf(book, page, logoUrl);
  switch (planned.kind) {
    case 'front':
      return frontPage(frame, outline);
    case 'notes':
      return notesPage(frame);
    case 'imprint':
      return imprintPage(frame, outline.plan.pageOfSerial.size);
    case 'index':
      return indexPage({ ...frame, index: planned.index, columns: planned.columns });
    case 'opener': {
      const { openers } = outline.plan;
      const opener = openers.find((each) => each.page === page);
      if (opener === undefined) throw new Error(`Page ${page} opens no section.`);
      return openerPage({ ...frame, opener, sections: book.edition.sections });
    }
    case 'profile':
      return drawProfile(planned.entry, frame, photoUrlOf);
    default:
      return planned satisfies never;
  }
}

function drawProfile(
  { profile, section }: BookEntry,
  frame: FrontFrame,
  photoUrlOf: BookPictures['photoUrlOf'],
): Markup {
  return profilePage({ ...frame, profile, section, photoUrl: photoUrlOf(profile) });
}

export function frameOf(
  { size, edition, association, word }: Book,
  page: number | null,
  logoUrl: BookPictures['logoUrl'],
): FrontFrame {
  return { size, edition, association, word: word?.trim() || bookWord, page, logoUrl };
}

type Opener = BookPlan<BookEntry>['openers'][number];

interface OpenerPage extends FrontFrame {
  opener: Opener;
  sections: readonly PrintSection[];
}

/** The first page of a section: its names and numbers, and all sections as a map. */
function openerPage({ opener, sections, ...frame }: OpenerPage): Markup {
  const { section, count, firstPage, lastPage } = opener;
  const pages = firstPage === lastPage ? `page ${firstPage}` : `pages ${firstPage} to ${lastPage}`;
  const body = html`<div class="opener-head">
      <span>${frame.association.name}</span><span>${frame.association.shortName} ${frame.edition.year}</span>
    </div>
    <div class="opener-title">
      <p class="display opener-own-script">${frame.association.sectionNames[section.kind]}</p>
      <h1>${section.title}</h1>
      <p class="opener-range">${rangeOf(section)}</p>
      <p>${countWords(count)}, ${pages}.</p>
      <p>${orderWords[section.order]}</p>
    </div>
    <div class="opener-map">${sections.map((each) => mapRow(each, each === section))}</div>`;
  const outside = html`<div class="opener-ground"></div>
    <div class="opener-band">${drawNarali('brand9', 24)}</div>`;
  return renderPage({ ...frame, kind: 'opener', body, outside });
}

function rangeOf({ from, to }: PrintSection): string {
  return `${from}–${to}`;
}

function mapRow(section: PrintSection, isHere: boolean): Markup {
  return html`<p class="${isHere ? 'is-here' : ''}">
    <span>${section.title}</span><span>${rangeOf(section)}</span>
  </p>`;
}
