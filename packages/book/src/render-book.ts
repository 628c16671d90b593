import type { Book, BookEntry, BookPictures } from './book.ts';
import { backCover, coverPage } from './cover.ts';
import { type FrontFrame, frontPage, imprintPage, notesPage } from './front-pages.ts';
import type { Markup } from './html.ts';
import { indexPage } from './index-page.ts';
import { openerPage } from './opener-page.ts';
import { type BookOutline, outlineBook, type OutlinedPage } from './outline.ts';
import { profilePage } from './profile-page.ts';

/** A page of the finished book. */
export interface RenderedPage {
  /** Null for the covers. */
  page: number | null;
  kind: OutlinedPage['kind'] | 'cover' | 'back';
  serialNumber: number | null;
  html: string;
}

/** The whole book, front cover to back cover, one page after the other. */
export function* renderBook(book: Book, pictures: BookPictures): Generator<RenderedPage> {
  const outline = outlineBook(book);
  const cover = { page: null, serialNumber: null };
  yield {
    ...cover,
    kind: 'cover',
    html: coverPage(frameOf(book, null), book.cover, pictures.coverUrl).markup,
  };
  for (const [index, planned] of outline.pages.entries()) {
    const page = index + 1;
    yield {
      page,
      kind: planned.kind,
      serialNumber: planned.kind === 'profile' ? planned.entry.serialNumber : null,
      html: draw(planned, { book, outline, page, photoUrlOf: pictures.photoUrlOf }).markup,
    };
  }
  yield { ...cover, kind: 'back', html: backCover(frameOf(book, null)).markup };
}

interface Drawing extends Pick<BookPictures, 'photoUrlOf'> {
  book: Book;
  outline: BookOutline;
  page: number;
}

function draw(planned: OutlinedPage, { book, outline, page, photoUrlOf }: Drawing): Markup {
  const frame = frameOf(book, page);
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

function frameOf({ size, edition, association }: Book, page: number | null): FrontFrame {
  return { size, edition, association, page };
}
