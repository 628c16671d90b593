import type { BookSize } from '@suchi/domain/print';
import type { Book, BookPictures } from './book.ts';
import { display, drawBack, drawFront, text } from './cover.ts';
import type { FrontFrame } from './front-pages.ts';
import { html, type Markup } from './html.ts';
import { colour } from './palette.ts';
import { frameOf } from './render-book.ts';
import { pageGeometry } from './sheet.ts';

/** On a narrower spine words would run over its edges: the fold is not that exact. */
const wordsFromMm = 5;

/** The trimmed cover sheet in millimetres: back, spine and front side by side. */
export function coverSheetSize(size: BookSize, spineMm: number): { width: number; height: number } {
  const { width, height } = pageGeometry[size];
  return { width: 2 * width + spineMm, height };
}

/** The cover as the printing house folds it around the book. */
export function renderCoverSheet(book: Book, { coverUrl, logoUrl }: BookPictures, spineMm: number): string {
  const frame = frameOf(book, null, logoUrl);
  return html`<section class="page ${book.size.toLowerCase()} cover-sheet" data-page="cover-sheet">
    <div class="half back-half">${drawBack(frame)}</div>
    <div class="half front-half">${drawFront(frame, book.cover, coverUrl)}</div>
    ${drawSpine(frame, spineMm)}
  </section>`.markup;
}

/** Drawn in tenths of a millimetre, and read from the head down. */
function drawSpine(frame: FrontFrame, spineMm: number): Markup {
  const [across, down] = [spineMm * 10, pageGeometry[frame.size].height * 10];
  const ground = html`<rect
    x="0"
    y="-100"
    width="${across}"
    height="${down + 200}"
    fill="${colour('brand9')}"
  />`;
  const words = spineMm < wordsFromMm ? null : spineWords(frame, across, down);
  return html`<svg class="spine" viewBox="0 0 ${across} ${down}">${ground}${words}</svg>`;
}

function spineWords({ word, edition, association }: FrontFrame, across: number, down: number): Markup {
  const large = Math.min(across * 0.6, 90);
  const small = Math.min(across * 0.4, 46);
  const place = { fill: 'ivory', weight: 600 } as const;
  return html`<g transform="translate(${across / 2} 0) rotate(90)"
    >${display(word, { x: 120, y: large * 0.3, size: large, fill: 'marigold3', room: down * 0.2 })}
    ${text(association.name, { ...place, x: down / 2, y: small * 0.35, size: small, anchor: 'middle', room: down * 0.48 })}
    ${text(edition.year, { ...place, x: down - 120, y: large * 0.35, size: large, anchor: 'end' })}</g
  >`;
}

/** After the style of the pages, whose size it replaces. */
export function coverSheetCss(size: BookSize, spineMm: number, { bleed }: { bleed: number }): string {
  const { width, height } = coverSheetSize(size, spineMm);
  return `
@page { size: ${width + 2 * bleed}mm ${height + 2 * bleed}mm; margin: 0; }
.page.cover-sheet { width: ${width + 2 * bleed}mm; }
.page .half { position: absolute; top: 0; bottom: 0; width: calc(var(--page-width) + var(--bleed)); overflow: hidden; }
.page .back-half { left: 0; }
.page .front-half { right: 0; }
.page .front-half .cover { left: calc(var(--page-width) * -19 / 924); }
.page .spine {
  position: absolute;
  top: var(--bleed);
  left: calc(var(--bleed) + var(--page-width));
  width: ${spineMm}mm;
  height: var(--page-height);
  overflow: visible;
}
.page .spine text { font-family: Mukta, 'Noto Sans Gujarati', sans-serif; }
.page .spine .display text { font-family: 'Tiro Devanagari Marathi', 'Noto Serif Gujarati', serif; }
`;
}
