import fontkit from '@pdf-lib/fontkit';
import { cmyk, PDFDict, PDFDocument, type PDFFont, PDFName, type PDFPage, PDFStream } from 'pdf-lib';
import type { ConvertPhoto } from './cmyk-photo.ts';
import type { Inks } from '@suchi/book';
import type { PressPalette } from './inks.ts';
import { drawMarks } from './marks.ts';
import { placeOnSheet, readContent } from './place-on-sheet.ts';
import { PressError } from './press-error.ts';
import { convertResources, type PressContext, readStream } from './press-page.ts';
import { rewriteContent } from './rewrite-content.ts';
import { mm, planSheet, type Sheet } from './sheet.ts';

/** Two lines at each side of the foot of a sheet. */
export interface Slug {
  left: readonly string[];
  right: readonly string[];
}

export interface PressOptions {
  /** The trimmed page in millimetres. */
  page: { width: number; height: number };
  /** Where a cover is folded, in millimetres from the left of the trimmed page. */
  foldsMm?: readonly number[];
  palette: PressPalette;
  /** At the end of the colour bar. */
  solids: readonly Inks[];
  convert: ConvertPhoto;
  /** A font file for the slug. */
  slugFont: Uint8Array;
  /** What the foot of the sheet says; pages are counted from 1. */
  slugOf: (page: number) => Slug;
}

/** Pages of the layout as press sheets: inks instead of RGB, boxes, marks. */
export async function makePressChunk(pdf: Uint8Array, options: PressOptions): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.registerFontkit(fontkit);
  const font = await document.embedFont(options.slugFont, { subset: true });
  const sheet = planSheet(options.page);
  const marks = drawMarks(sheet, options.solids, options.foldsMm);
  const press: PressContext = {
    context: document.context,
    palette: options.palette,
    convert: options.convert,
    converted: new Set(),
  };
  for (const [index, page] of document.getPages().entries()) {
    try {
      await convertPage(press, page, sheet, marks);
    } catch (error) {
      throw error instanceof PressError ? error.onPage(index + 1) : error;
    }
    drawSlug(page, font, sheet, options.slugOf(index + 1));
    // A turn for the process's other work.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return document.save();
}

async function convertPage(press: PressContext, page: PDFPage, sheet: Sheet, marks: string): Promise<void> {
  await convertResources(press, page.node.Resources());
  refuseColourGlyphs(page);
  const content = rewriteContent(readContent(page), press.palette);
  placeOnSheet(page, sheet, { marks, content });
}

/** Glyphs that are drawings may carry colours of their own. */
function refuseColourGlyphs(page: PDFPage): void {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)?.entries() ?? [];
  for (const [, ref] of fonts) {
    const font = page.doc.context.lookup(ref, PDFDict);
    const glyphs = font.lookupMaybe(PDFName.of('CharProcs'), PDFDict)?.entries() ?? [];
    for (const [, glyph] of glyphs) {
      const drawing = readStream(page.doc.context.lookup(glyph, PDFStream));
      if (/\bd0\b/.test(drawing)) throw new PressError('unmapped_colour', 'glyph');
    }
  }
}

const slugType = { size: 6, leading: 7.5 };

function drawSlug(page: PDFPage, font: PDFFont, { trim }: Sheet, slug: Slug): void {
  const top = 8 * mm;
  const draw = (text: string, x: number, row: number) =>
    page.drawText(text, {
      x,
      y: top - row * slugType.leading,
      font,
      size: slugType.size,
      color: cmyk(0, 0, 0, 1),
    });
  for (const [row, text] of slug.left.entries()) draw(text, trim.x + 3.5 * mm, row);
  for (const [row, text] of slug.right.entries())
    draw(text, trim.x + trim.width - 3.5 * mm - font.widthOfTextAtSize(text, slugType.size), row);
}
