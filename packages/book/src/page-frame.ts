import { type BookSize, type PrintSection, sectionKinds } from '@suchi/domain/print';
import type { BookAssociation, BookEdition } from './book.ts';
import { html, type Markup } from './html.ts';
import { sideOf } from './sheet.ts';

/** What every page carries: its size and number, and the line at its foot. */
export interface PageFrame {
  size: BookSize;
  /** Null on a cover. */
  page: number | null;
  edition: Pick<BookEdition, 'year'>;
  association: Pick<BookAssociation, 'name' | 'shortName' | 'logo'>;
}

export type PageKind =
  'cover' | 'back' | 'front' | 'title' | 'opener' | 'profile' | 'notes' | 'index' | 'imprint';

interface PageParts extends PageFrame {
  kind: PageKind;
  body: Markup;
  /** Drawn over the whole page, into the bleed. */
  outside?: Markup;
  data?: { serial?: number; step?: number };
}

/** One page: a box of the cut size and its bleed, with the text inside the margins and the foot below. */
export function renderPage({ size, page, kind, body, outside, data, ...facts }: PageParts): Markup {
  const side = page === null ? 'recto' : sideOf(page);
  return html`<section
    class="page ${size.toLowerCase()} ${side} ${kind}-page"
    data-page="${page ?? kind}"
    ${
      data?.serial === undefined ? null : html` data-serial="${data.serial}"`
    }${data?.step === undefined ? null : html` data-step="${data.step}"`}
  >
    ${outside ?? null}
    <div class="body">${body}</div>
    ${foot({ page, ...facts })}
  </section> `;
}

function foot({ page, edition, association }: Omit<PageFrame, 'size'>): Markup | null {
  if (page === null) return null;
  return html`<footer class="foot">
    <span class="running">${association.shortName} ${edition.year} · ${association.name}</span
    ><span class="folio">${page}</span>
  </footer>`;
}

/** The tab on the outer edge, at one height for each section, so that the closed book shows where it begins. */
export function renderTab(section: PrintSection): Markup {
  const { kind, title } = section;
  return html`<div class="tab tab-${placeOfTab(section)} of-${kind.replace('_', '-')}">
    <span>${title}</span>
  </div>`;
}

/** From 0 at the head of the page. */
export function placeOfTab({ kind }: PrintSection): number {
  return sectionKinds.indexOf(kind);
}
