import { findBrandFault } from './brand-colour.ts';
import { toOklch } from './oklch.ts';

/** The largest file of a logo, and the smallest drawing in dots. */
export const logoLimits = { maxBytes: 1024 * 1024, minPixels: 512 };

export type LogoFault = 'not_a_logo' | 'too_small' | 'not_square';

const shapes = 'svg g path circle ellipse rect line polyline polygon';
const paints = 'defs linearGradient radialGradient stop clipPath mask';
const elements = new Set(`${shapes} ${paints}`.split(' '));

const places = 'viewBox d points cx cy r rx ry x y x1 y1 x2 y2 fx fy width height offset transform id';
const looks =
  'fill fill-rule fill-opacity clip-rule clip-path mask opacity stroke stroke-width stroke-opacity stroke-linecap ' +
  'stroke-linejoin stroke-miterlimit stroke-dasharray stop-color stop-opacity';
const units = 'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits';
const attributes = new Set(`${places} ${looks} ${units}`.split(' '));
const looksOnly = new Set(looks.split(' '));

/** Numbers, names, colours, and what stands in the same drawing. Nothing that can lead elsewhere. */
const safeValue = /^(?:url\(#[\w-]+\)|(?!.*url\()[\w\s.,#%()+-]*)$/i;

interface Tag {
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  attributes: [string, string][];
}

const tagPattern = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
/** What programs write around a drawing. */
const noise = /<\?[^<>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^<>[]*>/gi;

function readTags(text: string): Tag[] | null {
  // Else every beginning of a comment would be followed to the end of the text.
  if (text.lastIndexOf('<!--') > text.lastIndexOf('-->')) return null;
  const rest = text.replaceAll(noise, '');
  const tags = [...rest.matchAll(tagPattern)].map(([, end, name = '', list = '', empty]): Tag => ({
    name,
    isEnd: end === '/',
    isEmpty: empty === '/',
    attributes: [...list.matchAll(/([\w:-]+)\s*=\s*(["'])(.*?)\2/gs)].map(([, key = '', , value = '']) => [
      key,
      value,
    ]),
  }));
  // A `<` outside of a tag that was understood could be one for a browser.
  return rest.replaceAll(tagPattern, '').includes('<') ? null : tags;
}

/** A look can be written as style too; then it becomes an attribute. */
function listLooks(style: string): [string, string][] {
  return style
    .split(';')
    .map((part): [string, string] => {
      const [name = '', value = ''] = part.split(':').map((text) => text.trim());
      return [name, value];
    })
    .filter(([name]) => looksOnly.has(name));
}

function writeTag({ name, attributes: given, isEmpty }: Tag): string {
  const all = given.flatMap(([key, value]): [string, string][] =>
    key === 'style' ? listLooks(value) : attributes.has(key) ? [[key, value]] : [],
  );
  const kept = all.filter(([, value]) => safeValue.test(value)).map(([key, value]) => ` ${key}="${value}"`);
  const space = name === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  return `<${name}${space}${kept.join('')}${isEmpty ? '/' : ''}>`;
}

/**
 * The drawing alone: no scripts, links, texts, fonts, pictures or styles, and nothing from elsewhere. Null when it is
 * not a drawing that can be understood.
 */
export function cleanSvg(text: string): string | null {
  const tags = readTags(text);
  if (tags?.[0]?.name !== 'svg') return null;
  const open: string[] = [];
  /** How many open elements are left out, the first of them and what is in it. */
  let leftOut = 0;
  let drawing = '';
  for (const tag of tags) {
    if (tag.isEnd) {
      if (open.pop() !== tag.name) return null;
      if (leftOut > 0) leftOut -= 1;
      else drawing += `</${tag.name}>`;
      continue;
    }
    if (drawing !== '' && open.length === 0) return null;
    const isLeftOut = leftOut > 0 || !elements.has(tag.name);
    if (!isLeftOut) drawing += writeTag(tag);
    if (tag.isEmpty) continue;
    open.push(tag.name);
    if (isLeftOut) leftOut += 1;
  }
  return open.length === 0 ? drawing : null;
}

/** What is wrong with a cleaned drawing; null: nothing. */
export function checkSvg(drawing: string): LogoFault | null {
  const [, box] = /^<svg[^>]* viewBox="([^"]*)"/.exec(drawing) ?? [];
  const [, , width, height] = (box ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!width || !height || !/<(?:path|circle|ellipse|rect|line|polyline|polygon)\b/.test(drawing))
    return 'not_a_logo';
  return width === height ? null : 'not_square';
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** What is wrong with a PNG, by its header; null: nothing. */
export function checkPng(bytes: Uint8Array): LogoFault | null {
  if (bytes.length < 24 || pngStart.some((byte, at) => bytes[at] !== byte)) return 'not_a_logo';
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (width !== height) return 'not_square';
  return width < logoLimits.minPixels ? 'too_small' : null;
}

/** A logo that can be used: its drawing alone, or the PNG as it is. */
export type ReadLogo = { ending: 'svg'; drawing: string } | { ending: 'png' };

/** Reads a logo by its content, because what the sender calls it may be wrong. */
export function readLogo(bytes: Uint8Array, toText: (bytes: Uint8Array) => string): ReadLogo | LogoFault {
  if (bytes[0] === pngStart[0]) return checkPng(bytes) ?? { ending: 'png' };
  const drawing = cleanSvg(toText(bytes));
  if (drawing === null) return 'not_a_logo';
  return checkSvg(drawing) ?? { ending: 'svg', drawing };
}

/** Less than this looks grey. */
const leastChroma = 0.04;

/** The colour of a drawing that can be the brand's: of those that can, the one that it has most often. */
export function findLogoColour(drawing: string): string | null {
  const counts = new Map<string, number>();
  for (const [, hex = ''] of drawing.matchAll(/(?:fill|stroke|stop-color)="#([\da-f]{6})"/gi)) {
    const colour = hex.toUpperCase();
    if (toOklch(colour).chroma < leastChroma || findBrandFault(colour) !== null) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
