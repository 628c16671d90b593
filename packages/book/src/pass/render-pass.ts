import { html, type Markup } from '../html.ts';
import { drawMark, drawNarali } from '../ornament.ts';

/** What a pass of the melawa says, in words of one language. */
export interface PassPage {
  language: string;
  title: string;
  year: string;
  association: string;
  /** The association's name in its own letters. */
  ownAssociation: string | null;
  /** The black squares of the QR, as the path of an SVG. */
  qr: { size: number; path: string };
  numberLabel: string;
  /** A candidate that came late has none. */
  number: number | null;
  seatsLabel: string;
  seats: number;
  codeLabel: string;
  code: string;
  name: string;
  ownName: string | null;
  when: string;
  hall: string;
  /** Begins with a part between `<b>` and `</b>`. */
  bring: string;
  foot: string;
  questions: string | null;
}

/** The pass as an element with the class `pass`, as large as A6. */
export function renderPass(pass: PassPage): string {
  return html`<article class="pass" lang="${pass.language}">
    <header>
      ${drawMark('ivory', 'brand2', 'marigold4')}
      <div>
        <p class="title">${pass.title} <span>${pass.year}</span></p>
        <p class="by">${[pass.association, pass.ownAssociation].filter(Boolean).join(' · ')}</p>
      </div>
      ${drawNarali('paper', 28)}
    </header>
    <div class="top">
      <svg class="qr" viewBox="0 0 ${pass.qr.size} ${pass.qr.size}" shape-rendering="crispEdges">
        <path d="${pass.qr.path}" />
      </svg>
      <dl>
        ${pass.number === null ? null : fact('number', pass.numberLabel, String(pass.number))}
        ${fact('seats', pass.seatsLabel, String(pass.seats))} ${fact('code', pass.codeLabel, pass.code)}
      </dl>
    </div>
    <p class="name">${pass.name}</p>
    ${pass.ownName === null ? null : html`<p class="own">${pass.ownName}</p>`}
    <hr />
    <p class="when">${pass.when}</p>
    <p>${pass.hall}</p>
    <p class="bring">${withLead(pass.bring)}</p>
    <footer>
      <p>${pass.foot}</p>
      ${pass.questions === null ? null : html`<p>${pass.questions}</p>`}
    </footer>
  </article>`.markup;
}

const fact = (name: string, label: string, value: string): Markup =>
  html`<div class="${name}">
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

function withLead(text: string): Markup {
  const [, lead = '', rest = text] = /^<b>(.*?)<\/b>(.*)$/.exec(text) ?? [];
  return html`<b>${lead}</b>${rest}`;
}
