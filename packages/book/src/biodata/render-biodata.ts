import type { BiodataSection } from '@suchi/domain/biodata';
import { html, type Markup } from '../html.ts';
import { drawMark, drawNarali } from '../ornament.ts';
import { fitStepsOf } from './fit-steps.ts';
import { drawCorners, drawDivider } from './ornament.ts';
import type { BiodataPage, BiodataSheet, WordedGroup, WordedLine } from './sheet.ts';

/** The page as an element with the class `biodata`. `fitBiodata` then sets it so that all of it is on the page. */
export function renderBiodata({ sheet, layout, shape, photoUrl }: BiodataPage): string {
  const content = { classic, modern, photo: withPhoto }[layout](sheet, photoUrl);
  return html`<article
    class="biodata ${layout} ${shape}"
    lang="${sheet.language}"
    data-steps="${JSON.stringify(fitStepsOf(shape))}"
  >
    ${content}
  </article>`.markup;
}

function classic(sheet: BiodataSheet, photoUrl: string | null): Markup {
  const [person, ...rest] = splitPerson(sheet);
  return html`<div class="frame"></div>
    ${drawCorners()}
    <div class="fits">
      <header>
        ${optional(sheet.heading, (heading) => html`<p class="heading">${heading}</p>`)}
        <p class="title">${sheet.title}</p>
        ${drawDivider()}
      </header>
      <div class="lead">
        <div class="who">${names(sheet)}${person.map(rows)}</div>
        ${picture(sheet, photoUrl)}
      </div>
      ${rest.map(section)}
    </div>
    ${foot(sheet)}`;
}

function modern(sheet: BiodataSheet, photoUrl: string | null): Markup {
  const [person, ...rest] = splitPerson(sheet);
  return html`<aside>
      <div class="fits">${picture(sheet, photoUrl)}${person.map(rows)}</div>
      ${drawNarali('marigold4', 13)}${foot(sheet)}
    </aside>
    <div class="main">
      <div class="fits">${names(sheet)}${summary(sheet)}${rest.map(section)}</div>
      ${foot(sheet)}
    </div>`;
}

function withPhoto(sheet: BiodataSheet, photoUrl: string | null): Markup {
  return html`<div class="top">
      ${picture(sheet, photoUrl)}
      <div class="panel fits">${names(sheet)}<i class="bar"></i>${summary(sheet)}</div>
    </div>
    ${drawNarali('marigold4', 36)}
    <div class="fits columns">
      <div>${leftOf(sheet.groups).map(section)}</div>
      <div>${rightOf(sheet.groups).map(section)}</div>
    </div>
    ${foot(sheet)}`;
}

const leftSections: readonly BiodataSection[] = ['person', 'family'];
const leftOf = (groups: readonly WordedGroup[]) =>
  groups.filter(({ section: name }) => leftSections.includes(name));
const rightOf = (groups: readonly WordedGroup[]) =>
  groups.filter(({ section: name }) => !leftSections.includes(name));

const isPerson = ({ section: name }: WordedGroup) => name === 'person';

/** The lines about the person stand beside the photo; the others have a title. */
function splitPerson({ groups }: BiodataSheet): [WordedGroup[], ...WordedGroup[]] {
  return [groups.filter(isPerson), ...groups.filter((group) => !isPerson(group))];
}

const optional = (text: string | null, draw: (text: string) => Markup): Markup | null =>
  text === null ? null : draw(text);

function names({ name, otherName }: BiodataSheet): Markup {
  return html`<h1 class="name" data-line="name">${name}</h1>
    ${optional(otherName, (other) => html`<p class="other-name">${other}</p>`)}`;
}

function summary({ summary: facts }: BiodataSheet): Markup {
  return html`<p class="summary">${facts.map((fact) => html`<span>${fact}</span> `)}</p>`;
}

function section(group: WordedGroup): Markup {
  return html`<section class="${group.section}">
    <h2>${group.title}</h2>
    ${group.section === 'expectations' ? group.lines.map(paragraph) : rows(group)}
  </section>`;
}

const rows = ({ lines }: WordedGroup): Markup => html`<dl>${lines.map(row)}</dl>`;

function row({ line, label, value }: WordedLine): Markup {
  return html`<div>
    <dt>${label}</dt>
    <dd data-line="${line}">${value}</dd>
  </div>`;
}

const paragraph = ({ line, value }: WordedLine): Markup => html`<p data-line="${line}">${value}</p>`;

function picture({ initial }: BiodataSheet, url: string | null): Markup {
  return url === null
    ? html`<div class="portrait without">${initial}</div>`
    : html`<div class="portrait"><img src="${url}" alt="" /></div>`;
}

function foot({ association, foot: words }: BiodataSheet): Markup {
  return html`<footer>
    ${drawMark('brand', 'brand6', 'marigold5')}
    <span>${association}</span> ${words.map((word) => html`<span>${word}</span> `)}
  </footer>`;
}
