import type { IndexColumns, IndexKind, IndexLine } from './book-index.ts';
import { html, type Markup } from './html.ts';
import { type PageFrame, renderPage } from './page-frame.ts';
import { pageWords } from './words.ts';

interface IndexPage extends PageFrame {
  index: IndexKind;
  columns: IndexColumns;
}

export const indexTitles: Record<IndexKind, string> = {
  name: pageWords.nameIndex,
  place: pageWords.placeIndex,
  education: pageWords.educationIndex,
};

export function indexPage({ index, columns, ...frame }: IndexPage): Markup {
  const body = html`<div class="index-head">
      <h1>${indexTitles[index]}</h1>
      <p>${hint(index, columns)}</p>
    </div>
    <div class="index-columns">
      ${[columns[0] ?? [], columns[1] ?? []].map((lines) => column(index, lines))}
    </div>`;
  return renderPage({ ...frame, kind: 'index', body });
}

function hint(index: IndexKind, columns: IndexColumns): string {
  if (index === 'place') return pageWords.placeOrder;
  if (index === 'education') return pageWords.educationOrder;
  const names = columns.flat().flatMap((line) => (line.kind === 'entry' ? [line.surname] : []));
  return `${names[0] ?? ''} to ${names.at(-1) ?? ''}`;
}

function column(index: IndexKind, lines: readonly IndexLine[]): Markup {
  return html`<div class="index-column">${lines.map((line) => indexLine(index, line))}</div>`;
}

function indexLine(index: IndexKind, line: IndexLine): Markup {
  if (line.kind === 'entry') {
    return html`<p class="index-entry"><span>${line.text}</span><b>${line.serialNumber}</b></p>`;
  }
  if (index === 'name') return html`<p class="index-letter">${line.text}</p>`;
  return html`<p class="index-group">
    <b>${line.text}</b><span>${line.isContinued ? 'continued' : line.count}</span>
  </p>`;
}
