import { educationAbbreviations } from '@suchi/domain/profiles';
import type { BookAssociation, BookEdition, BookPictures } from './book.ts';
import { html, type Markup } from './html.ts';
import type { BookOutline } from './outline.ts';
import { drawMark } from './ornament.ts';
import { type PageFrame, placeOfTab, renderPage, renderTab } from './page-frame.ts';
import { countWords, pageWords } from './words.ts';

export interface FrontFrame extends PageFrame {
  edition: BookEdition;
  association: BookAssociation;
  /** The association's word for its book. */
  word: string;
  logoUrl: BookPictures['logoUrl'];
}

/** A page before the first section, by its number. */
export function frontPage(frame: FrontFrame, outline: BookOutline): Markup {
  const pages: Record<number, () => Markup> = {
    1: () => titlePage(frame),
    2: () => textPage(frame, pageWords.about, aboutWords(frame)),
    3: () => contentsPage(frame, outline),
    4: () => textPage(frame, pageWords.howToRead, readingWords),
    5: () => listPage(frame, pageWords.shortForms, shortForms),
    6: () => sectionsPage(frame, outline),
    7: () => textPage(frame, pageWords.melawa, melawaWords(frame)),
  };
  return (pages[frame.page ?? 0] ?? (() => notesPage(frame)))();
}

/** "2 November 2025, Mulund East", as far as it is known. */
export function writeMelawa({ eventDate, eventPlace }: BookEdition): string | null {
  const day = eventDate && dayInWords.format(new Date(`${eventDate}T00:00:00Z`));
  return [day, eventPlace].filter(Boolean).join(', ') || null;
}

const dayInWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function titlePage(frame: FrontFrame): Markup {
  const { association, edition, word } = frame;
  const melawa = writeMelawa(edition);
  const body = html`<div class="title-block">
    ${drawLogo(frame)}
    <p class="display title-word">${word}</p>
    <p class="title-year">${edition.year}</p>
    <p class="title-line">${pageWords.directory}</p>
    <div class="title-association">
      ${association.ownScriptName === null ? null : html`<p class="display">${association.ownScriptName}</p>`}
      <p>${association.name}</p>
      ${melawa === null ? null : html`<p class="title-melawa">Melawa, ${melawa}</p>`}
    </div>
  </div>`;
  return renderPage({ ...frame, kind: 'title', body });
}

/** The association's own logo, or the mark of the release. */
function drawLogo({ association, logoUrl }: FrontFrame): Markup | null {
  if (association.logo === null) return drawMark('brand', 'brand6', 'marigold5');
  return logoUrl === null ? null : html`<img class="mark" src="${logoUrl}" alt="" />`;
}

function textPage(frame: FrontFrame, title: string, paragraphs: readonly string[]): Markup {
  return headed(
    frame,
    title,
    html`<div class="prose">${paragraphs.map((text) => html`<p>${text}</p>`)}</div>`,
  );
}

function headed(frame: FrontFrame, title: string, content: Markup): Markup {
  const body = html`<div class="index-head"><h1>${title}</h1></div>
    <div class="front-content">${content}</div>`;
  return renderPage({ ...frame, kind: 'front', body });
}

function aboutWords({ association, edition }: FrontFrame): string[] {
  return [
    `This is the directory of candidates of ${association.name} for ${edition.year}. The families gave what is printed here, and each candidate was asked to read the page before it went to the press.`,
    'The committee has read every profile. It cannot check every fact. Meet the family and ask before you decide.',
    'This book is for the families of the community. Please do not copy or photograph its pages, and do not put them on the internet.',
    'Tell the office when a wedding is fixed, so that the name is not printed again.',
  ];
}

const readingWords = [
  'Every candidate has one page and one number. The number stands at the outer corner, so you find it when you turn the pages quickly. Use it when you write or speak to the office and at the melawa.',
  'The coloured tab at the edge shows the section. Blue is for men, maroon for women, brown for the widowed and gold for late entries.',
  'The same fact is always at the same place. A dash means that the family did not give it.',
  'Birth time is on the clock of 24 hours: 17:05 is five minutes past five in the evening.',
  'Expectations are printed up to one hundred words. The full text is on the website.',
  'At the end of the book are three lists: by name, by place of work and by education. They give the candidate’s number, not the page.',
];

const shortForms: [string, string][] = Object.entries(educationAbbreviations).map(([name, short]) => [
  short,
  name,
]);

function melawaWords({ edition, association }: FrontFrame): string[] {
  const melawa = writeMelawa(edition);
  const contact = [association.phone?.replaceAll(' ', '\u00A0'), association.email]
    .filter(Boolean)
    .join(', ');
  return [
    melawa === null
      ? 'The day and the place of the melawa will be announced on the website.'
      : `The melawa is on ${melawa}.`,
    'Bring this book. Write your own notes on its pages, and note the numbers of the candidates whose families you want to meet.',
    'In the hall a screen shows the candidates one after another. Ask at the event desk to show a number.',
    ['The event desk helps families to meet.', contact && `Questions before the day: ${contact}.`]
      .filter(Boolean)
      .join(' '),
  ];
}

function contentsPage(frame: FrontFrame, { contents }: BookOutline): Markup {
  return headed(
    frame,
    pageWords.contents,
    html`<div class="contents">
      ${contents.map(
        ({ title, detail, page }) => html`<p><span>${title}</span><em>${detail}</em><b>${page}</b></p>`,
      )}
    </div>`,
  );
}

function listPage(frame: FrontFrame, title: string, rows: readonly [string, string][]): Markup {
  return headed(
    frame,
    title,
    html`<dl class="short-forms">
      ${rows.map(
        ([short, meaning]) =>
          html`<div class="row">
            <dt>${short}</dt>
            <dd>${meaning}</dd>
          </div>`,
      )}
    </dl>`,
  );
}

/** Each section beside its tab, at the height that the tab has on every page. */
function sectionsPage(frame: FrontFrame, { plan }: BookOutline): Markup {
  const rows = plan.openers.map(
    ({ section, count, page }) =>
      html`<div class="section-row tab-${placeOfTab(section)}">
        <p class="display">${frame.association.sectionNames[section.kind]}</p>
        <p class="section-range">${section.from}–${section.to}</p>
        <p>${section.title}</p>
        <p class="section-count">${countWords(count)}, from page ${page}</p>
      </div>`,
  );
  const tabs = plan.openers.map(({ section }) => renderTab(section));
  const body = html`<div class="index-head"><h1>${pageWords.numbers}</h1></div>`;
  return renderPage({ ...frame, kind: 'front', body, outside: html`${tabs}${rows}` });
}

/** An empty page with lines to write on. */
export function notesPage(frame: PageFrame): Markup {
  const lines = Array.from({ length: 20 }, () => html`<i></i>`);
  const body = html`<div class="index-head"><h1>${pageWords.notes}</h1></div>
    <div class="note-lines">${lines}</div>`;
  return renderPage({ ...frame, kind: 'notes', body });
}

/** The last page: who made the book. */
export function imprintPage(frame: FrontFrame, profileCount: number): Markup {
  const { association, edition } = frame;
  const body = html`<div class="imprint">
    ${drawLogo(frame)}
    <p><b>${association.shortName} ${edition.year}</b>, ${countWords(profileCount)}</p>
    <p>Published by ${association.name}</p>
    ${[association.address, association.phone, association.email]
      .filter((line) => line !== null)
      .map((line) => html`<p>${line}</p>`)}
    <p class="imprint-fonts">
      Set in Tiro Devanagari Marathi, Mukta and Noto Gujarati, under the Open Font License.
    </p>
    <p>For the families of the community. Not for sale outside the association.</p>
  </div>`;
  return renderPage({ ...frame, kind: 'imprint', body });
}
