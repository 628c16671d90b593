import { bleedMm } from '@suchi/book';
import type { PreflightRule } from '@suchi/domain/print';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import { readContent } from './place-on-sheet.ts';
import { readStream } from './press-page.ts';
import { readOperators } from './rewrite-content.ts';
import { mm } from './sheet.ts';

export type AddFault = (rule: PreflightRule, detail?: string | null, page?: number | null) => void;

/** What two pages share is looked at once, and named on the first of them. */
export interface PageCheck {
  context: PDFContext;
  seen: Set<PDFRef>;
}

export const createPageCheck = (context: PDFContext): PageCheck => ({ context, seen: new Set() });

const name = (text: string) => PDFName.of(text);
/** Points: numbers in the file are rounded. */
const tolerance = 0.1;

export function checkPage(
  check: PageCheck,
  page: PDFPage,
  trimMm: { width: number; height: number },
  add: AddFault,
): void {
  checkBoxes(page, trimMm, add);
  if ((page.node.Annots()?.size() ?? 0) > 0) add('annotation');
  if (page.node.has(name('Group'))) add('transparency', 'Group');
  if (page.node.has(name('AA'))) add('active_content', 'AA');
  checkOperators(readContent(page), add);
  checkResources(check, page.node.Resources(), add);
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

function checkBoxes({ node }: PDFPage, trimMm: { width: number; height: number }, add: AddFault): void {
  const media = node.MediaBox()?.asRectangle();
  const trim = node.TrimBox()?.asRectangle();
  if (media === undefined || trim === undefined) return add('page_box', trim ? 'MediaBox' : 'TrimBox');
  if (node.has(name('ArtBox'))) add('page_box', 'ArtBox');
  const bleed = node.BleedBox()?.asRectangle() ?? trim;
  const crop = node.CropBox()?.asRectangle() ?? media;
  if (!isInside(trim, bleed)) add('page_box', 'TrimBox');
  if (!isInside(bleed, media)) add('page_box', 'BleedBox');
  if (!isInside(bleed, crop) || !isInside(crop, media)) add('page_box', 'CropBox');
  const isSize =
    Math.abs(trim.width - trimMm.width * mm) < 0.5 && Math.abs(trim.height - trimMm.height * mm) < 0.5;
  if (!isSize) add('trim_size', `${toMm(trim.width)} × ${toMm(trim.height)} mm`);
  const rooms = [trim.x - bleed.x, trim.y - bleed.y, right(bleed) - right(trim), top(bleed) - top(trim)];
  if (Math.min(...rooms) < bleedMm * mm - tolerance) add('bleed');
  return undefined;
}

const toMm = (points: number) => Math.round((points / mm) * 10) / 10;
const right = ({ x, width }: Rectangle) => x + width;
const top = ({ y, height }: Rectangle) => y + height;
const isInside = (inner: Rectangle, outer: Rectangle) =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  right(inner) <= right(outer) + tolerance &&
  top(inner) <= top(outer) + tolerance;

/** Inks and grey only. */
const faultOf: Readonly<Record<string, PreflightRule>> = {
  rg: 'rgb_colour',
  RG: 'rgb_colour',
  cs: 'colour_space',
  CS: 'colour_space',
  sc: 'colour_space',
  SC: 'colour_space',
  scn: 'colour_space',
  SCN: 'colour_space',
  sh: 'colour_space',
  BI: 'picture',
  PS: 'active_content',
};

function checkOperators(content: string, add: AddFault): void {
  const faults = new Set<PreflightRule>();
  for (const { operator } of readOperators(content)) {
    const rule = faultOf[operator];
    if (rule !== undefined) faults.add(rule);
  }
  for (const rule of faults) add(rule);
}

function checkResources(check: PageCheck, resources: PDFDict | undefined, add: AddFault): void {
  if (resources === undefined) return;
  const each = (kind: string, look: (value: unknown) => void) => {
    for (const [, entry] of resources.lookupMaybe(name(kind), PDFDict)?.entries() ?? []) {
      if (entry instanceof PDFRef) {
        if (check.seen.has(entry)) continue;
        check.seen.add(entry);
      }
      look(entry instanceof PDFRef ? check.context.lookup(entry) : entry);
    }
  };
  each('Font', (font) => font instanceof PDFDict && checkFont(check, font, add));
  each('ExtGState', (state) => state instanceof PDFDict && checkState(state, add));
  each('XObject', (drawing) => drawing instanceof PDFStream && checkDrawing(check, drawing, add));
  each('ColorSpace', (space) => isInk(space) || add('colour_space'));
  each('Shading', () => add('colour_space', 'Shading'));
  each('Pattern', () => add('colour_space', 'Pattern'));
}

const isInk = (space: unknown) => space === name('DeviceCMYK') || space === name('DeviceGray');

function checkFont(check: PageCheck, font: PDFDict, add: AddFault): void {
  if (font.get(name('Subtype')) === name('Type3')) {
    checkResources(check, font.lookupMaybe(name('Resources'), PDFDict), add);
    for (const [, glyph] of font.lookupMaybe(name('CharProcs'), PDFDict)?.entries() ?? [])
      checkOperators(readStream(check.context.lookup(glyph, PDFStream)), add);
    return;
  }
  const [own] = font.lookupMaybe(name('DescendantFonts'), PDFArray)?.asArray() ?? [font];
  const described = own instanceof PDFRef ? check.context.lookup(own, PDFDict) : (own as PDFDict);
  const descriptor = described.lookupMaybe(name('FontDescriptor'), PDFDict);
  const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(name(key)));
  if (!isEmbedded) add('font', font.lookupMaybe(name('BaseFont'), PDFName)?.decodeText() ?? null);
}

function checkState(state: PDFDict, add: AddFault): void {
  const isSolid = ['ca', 'CA'].every(
    (key) => (state.lookupMaybe(name(key), PDFNumber)?.asNumber() ?? 1) === 1,
  );
  const isNormal = [undefined, name('Normal'), name('Compatible')].includes(
    state.get(name('BM')) as PDFName | undefined,
  );
  const isUnmasked = [undefined, name('None')].includes(state.get(name('SMask')) as PDFName | undefined);
  if (!isSolid || !isNormal || !isUnmasked) add('transparency');
  const isDefault = [undefined, name('Default')].includes(state.get(name('TR2')) as PDFName | undefined);
  if (state.has(name('TR')) || state.has(name('HTP')) || !isDefault) add('graphics_state');
}

function checkDrawing(check: PageCheck, drawing: PDFStream, add: AddFault): void {
  const { dict } = drawing;
  if (['OPI', 'Ref', 'Alternates'].some((key) => dict.has(name(key)))) add('picture', 'OPI');
  if (dict.get(name('Subtype')) === name('Image')) {
    if (dict.has(name('SMask')) || dict.has(name('Mask'))) add('transparency', 'Image');
    const isMask = dict.get(name('ImageMask')) !== undefined;
    if (!isMask && !isInk(dict.lookup(name('ColorSpace'))))
      add('picture', String(dict.lookup(name('ColorSpace'))));
    return;
  }
  if (dict.get(name('Subtype')) !== name('Form')) add('active_content', 'PS');
  if (dict.has(name('Group'))) add('transparency', 'Group');
  checkOperators(readStream(drawing), add);
  checkResources(check, dict.lookupMaybe(name('Resources'), PDFDict), add);
}
