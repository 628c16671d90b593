import type { CoverDesign } from '@suchi/domain/print';
import type { BookAssociation, BookEdition } from './book.ts';
import { drawArch, drawBorder, drawButti, drawLotus } from './cover-ornament.ts';
import { type FrontFrame, writeMelawa } from './front-pages.ts';
import { html, type Markup } from './html.ts';
import { colour, type ColourName } from './palette.ts';
import { renderPage } from './page-frame.ts';
import { bookWord, pageWords } from './words.ts';

/** The width and height of the drawing without its bleed; all three covers are drawn in it. */
const canvas = { width: 924, height: 1311, bleed: 19 } as const;

/** The front cover. */
export function coverPage(frame: FrontFrame, design: CoverDesign, pictureUrl: string): Markup {
  return renderPage({
    ...frame,
    kind: 'cover',
    body: html``,
    outside: drawFront(frame, design, pictureUrl),
  });
}

export function backCover(frame: FrontFrame): Markup {
  return renderPage({ ...frame, kind: 'back', body: html``, outside: drawBack(frame) });
}

export function drawFront(frame: FrontFrame, design: CoverDesign, pictureUrl: string): Markup {
  const drawings: Record<CoverDesign, () => Markup> = {
    picture: () => pictureCover(frame, pictureUrl),
    word: () => wordCover(frame),
    ornament: () => ornamentCover(frame),
  };
  return onCanvas(drawings[design]());
}

/** The back cover: plain, with the mark and the year. */
export function drawBack(frame: FrontFrame): Markup {
  return onCanvas(
    html`${ground('brand9')}${mark(frame, 414, 560, 96, ['brand2', 'ivory', 'marigold5'])}${text(
      frame.edition.year,
      {
        x: 462,
        y: 740,
        size: 52,
        fill: 'ivory',
        weight: 700,
        anchor: 'middle',
      },
    )}`,
  );
}

function onCanvas(drawing: Markup): Markup {
  const { width, height, bleed } = canvas;
  const box = `${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}`;
  return html`<svg class="cover" viewBox="${box}">${drawing}</svg>`;
}

function ground(fill: ColourName): Markup {
  return html`<rect x="-30" y="-30" width="984" height="1371" fill="${colour(fill)}" />`;
}

function pictureCover(frame: FrontFrame, pictureUrl: string): Markup {
  const { association, edition } = frame;
  const melawa = writeMelawa(edition);
  return html`${ground('brand9')}<image
      href="${pictureUrl}"
      x="-19"
      y="-19"
      width="962"
      height="936"
      preserveAspectRatio="xMidYMid slice"
    />${band(898, 'brand9')}
    ${mark(frame, 90, 91, 76, ['brand8', 'brand6', 'ivory'])}${association.ownScriptName === null ? null : display(association.ownScriptName, { x: 190, y: 119, size: 30, fill: 'brand9', room: 646 })}
    ${text(association.name, { x: 190, y: 156, size: 23.5, fill: 'brand9', weight: 600, room: 646 })}
    ${display(frame.word, { x: 77, y: 1105, size: 172, fill: 'marigold3', room: 460 })}
    ${text(edition.year, { x: 836, y: 1123, size: 122, fill: 'ivory', weight: 700, anchor: 'end' })}
    <rect x="88" y="1174" width="748" height="1.4" fill="${colour('brand6')}" />
    ${text(pageWords.directory, { x: 88, y: 1217, size: 23.5, fill: 'brandPale' })}
    ${melawa === null ? null : text(`Melawa, ${melawa}`, { x: 836, y: 1217, size: 23.5, fill: 'brandPale', anchor: 'end' })}`;
}

function wordCover(frame: FrontFrame): Markup {
  const { association, edition, word } = frame;
  // Ours hangs from the line and runs off both sides of the page; that of another association stands above it.
  const isOurs = word === bookWord;
  const place = isOurs ? { x: -10, y: 749 } : { x: 86, y: 640, room: 752 };
  return html`${ground('cotton')} ${mark(frame, 91, 91, 72, ['brand', 'brand6', 'marigold5'])}
    ${text(association.name, { x: 185, y: 117, size: 26, fill: 'brand8', weight: 600, room: 651 })}
    ${text(pageWords.directory, { x: 185, y: 150, size: 24, fill: 'sand6' })}
    <rect x="-30" y="${isOurs ? 392 : 780}" width="984" height="42" fill="${colour('brand')}" />
    ${display(word, { ...place, size: 602, fill: 'brand' })} ${band(986, 'marigold5')}
    ${text(edition.year, { x: 86, y: 1216, size: 206, fill: 'brand9', weight: 700 })}
    ${melawaLines(association, edition)}`;
}

function melawaLines({ ownScriptName }: BookAssociation, edition: BookEdition): Markup {
  const melawa = writeMelawa({ ...edition, eventPlace: null })?.replace(/ \d{4}$/, '');
  const right = { x: 836, fill: 'brand9', anchor: 'end' } as const;
  return html`${ownScriptName === null ? null : display(ownScriptName, { ...right, y: 1150, size: 27 })}
  ${melawa === undefined ? null : text(`Melawa, ${melawa}`, { ...right, y: 1187, size: 24.5, weight: 600 })}
  ${edition.eventPlace === null ? null : text(edition.eventPlace, { ...right, y: 1223, size: 24.5, weight: 600 })}`;
}

function ornamentCover({ association, edition, word }: FrontFrame): Markup {
  const centre = { x: 462, anchor: 'middle' } as const;
  return html`${ground('brand9')}${drawBorder()}${drawButti()}${drawArch()}${drawLotus()}
    ${display(word, { ...centre, y: 749, size: 153, fill: 'brand8', room: 420 })}
    ${text(edition.year, { ...centre, y: 880, size: 84, fill: 'brand', weight: 700 })}
    <rect x="393" y="926" width="138" height="2" fill="${colour('marigold5')}" />
    ${association.ownScriptName === null ? null : display(association.ownScriptName, { ...centre, y: 978, size: 30, fill: 'brand8', room: 430 })}
    ${text(association.name, { ...centre, y: 1023, size: 23.5, fill: 'sand6', weight: 600, room: 430 })}`;
}

export interface TextPlace {
  x: number;
  y: number;
  size: number;
  fill: ColourName;
  weight?: 400 | 600 | 700;
  anchor?: 'start' | 'middle' | 'end';
  /** A text that is wider is drawn smaller; see `fitWords`. */
  room?: number;
}

export function text(
  words: string | number,
  { x, y, size, fill, weight = 400, anchor = 'start', room }: TextPlace,
): Markup {
  return html`<text
    ${room === undefined ? null : html`data-room="${room}" data-fixed="${x} ${y}"`}
    x="${x}"
    y="${y}"
    font-size="${size}"
    font-weight="${weight}"
    text-anchor="${anchor}"
    fill="${colour(fill)}"
    >${words}</text
  >`;
}

export function display(words: string, place: TextPlace): Markup {
  return html`<g class="display">${text(words, place)}</g>`;
}

function mark(
  frame: FrontFrame,
  x: number,
  y: number,
  size: number,
  [left, right, dot]: readonly [ColourName, ColourName, ColourName],
): Markup | null {
  if (frame.association.logo !== null) return ownLogo(frame, x, y, size);
  return html`<g transform="translate(${x} ${y}) scale(${size / 48})"
    ><circle cx="24" cy="8" r="6.5" fill="${colour(dot)}" /><path
      d="M22.5 44C10 42 3 32 3 17c12 2 19.5 11 19.5 27Z"
      fill="${colour(left)}" /><path
      d="M25.5 44C38 42 45 32 45 17c-12 2-19.5 11-19.5 27Z"
      fill="${colour(right)}"
  /></g>`;
}

/** On a white plate: a logo is made for light ground, and a cover may be dark. */
function ownLogo({ logoUrl }: FrontFrame, x: number, y: number, size: number): Markup | null {
  if (logoUrl === null) return null;
  const edge = size * 0.08;
  return html`<rect
      x="${x}"
      y="${y}"
      width="${size}"
      height="${size}"
      rx="${edge}"
      fill="${colour('paper')}"
    />
    <image
      href="${logoUrl}"
      x="${x + edge}"
      y="${y + edge}"
      width="${size - 2 * edge}"
      height="${size - 2 * edge}"
    />`;
}

/** The lower part of a cover with its row of points, from the given height to the foot. */
function band(top: number, fill: ColourName): Markup {
  const step = canvas.width / 20;
  const points = Array.from({ length: 22 }, (_, index) => (index - 1) * step);
  const edge = points.map((x) => `L${x + step / 2} ${top - 27}L${x + step} ${top}`).join('');
  return html`<path d="M${-step} 1341V${top}${edge}V1341Z" fill="${colour(fill)}" />`;
}
