import type { PrintedProfile, PrintSection } from '@suchi/domain/print';
import { splitEmail } from '@suchi/domain/text';
import type { Fact } from './facts.ts';
import { listFacts } from './facts.ts';
import type { FitStep } from './fit.ts';
import { html, type Markup } from './html.ts';
import { drawMark } from './ornament.ts';
import { renderPage, renderTab, type PageFrame } from './page-frame.ts';
import { factWords, valueWords } from './words.ts';

export interface ProfilePage extends PageFrame {
  profile: PrintedProfile;
  section: PrintSection;
  photoUrl: string | null;
  /** How tight the page is set; `fitPages` finds it. */
  step?: FitStep;
}

/** The page of one candidate, as an element with the class `page`. */
export function renderProfilePage(page: ProfilePage): string {
  return profilePage(page).markup;
}

export function profilePage({ profile, section, photoUrl, step = 0, ...frame }: ProfilePage): Markup {
  const facts = listFacts(profile);
  const body = html`<div class="head">
      <div class="names">
        <h1 class="name">${profile.name}</h1>
        ${ownScriptName(profile)}
      </div>
      <div class="number ${profile.gender === 'Male' ? 'of-man' : 'of-woman'}">${profile.serialNumber}</div>
    </div>
    <div class="portrait">
      ${photo(photoUrl, frame.association)}
      <dl class="facts">${facts.birth.map(row)}</dl>
    </div>
    <dl class="group">${facts.work.map(row)}</dl>
    <dl class="group siblings">${row(facts.brothers)}${row(facts.sisters)}</dl>
    <p class="group expectations">
      <span class="run-in">${facts.expectations.label}</span>${facts.expectations.value}
    </p>
    <dl class="group contact">${mobiles(facts.mobiles)}${facts.contact.map(row)}</dl>
    ${notes()}`;
  return renderPage({
    ...frame,
    kind: 'profile',
    body,
    outside: renderTab(section),
    data: { serial: profile.serialNumber, step },
  });
}

function row({ label, value }: Fact): Markup {
  const parts = label === factWords.email ? splitEmail(value) : [value];
  return html`<div class="row">
    <dt>${label}</dt>
    <dd>${parts.map((part) => html`${part}<wbr />`)}</dd>
  </div>`;
}

function mobiles(numbers: readonly string[]): Markup {
  const shown = numbers.length > 0 ? numbers : [valueWords.empty];
  const spans = shown.map((number) => html`<span>${number}</span> `);
  return html`<div class="row mobiles">
    <dt>${factWords.mobile}</dt>
    <dd>${spans}</dd>
  </div>`;
}

function ownScriptName({ ownScriptName: name }: PrintedProfile): Markup {
  return html`<p class="own-script">${name?.trim() || '\u00A0'}</p>`;
}

function photo(url: string | null, { logo }: PageFrame['association']): Markup {
  return url === null
    ? html`<div class="photo no-photo">${logo === null ? drawMark('brand2', 'brand2', 'brand2') : null}</div>`
    : html`<img class="photo" src="${url}" alt="" />`;
}

/** Families write in the book at the melawa. Only the large page has the room; the CSS hides it on the small one. */
function notes(): Markup {
  return html`<div class="own-notes">
    <div class="group"><span>${factWords.notes}</span><i></i><i></i></div>
  </div>`;
}
