import type { BookPlan, PrintSection } from '@suchi/domain/print';
import type { BookEntry } from './book.ts';
import { html, type Markup } from './html.ts';
import { drawNarali } from './ornament.ts';
import { type PageFrame, renderPage } from './page-frame.ts';
import { countWords, orderWords, ownScriptOf, pageWords } from './words.ts';

type Opener = BookPlan<BookEntry>['openers'][number];

interface OpenerPage extends PageFrame {
  opener: Opener;
  sections: readonly PrintSection[];
}

/** The first page of a section: its names and numbers, and all sections as a map. */
export function openerPage({ opener, sections, ...frame }: OpenerPage): Markup {
  const { section, count, firstPage, lastPage } = opener;
  const pages = firstPage === lastPage ? `page ${firstPage}` : `pages ${firstPage} to ${lastPage}`;
  const body = html`<div class="opener-head">
      <span>${frame.association.name}</span><span>${pageWords.book} ${frame.edition.year}</span>
    </div>
    <div class="opener-title">
      <p class="display opener-own-script">${ownScriptOf[section.kind]}</p>
      <h1>${section.title}</h1>
      <p class="opener-range">${rangeOf(section)}</p>
      <p>${countWords(count)}, ${pages}.</p>
      <p>${orderWords[section.order]}</p>
    </div>
    <div class="opener-map">${sections.map((each) => mapRow(each, each === section))}</div>`;
  const outside = html`<div class="opener-ground"></div>
    <div class="opener-band">${drawNarali('maroon9', 24)}</div>`;
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
