import { type PDFPage, PDFName, PDFStream } from 'pdf-lib';
import { readStream } from './press-page.ts';
import type { Sheet } from './sheet.ts';

export function readContent(page: PDFPage): string {
  const contents = page.node.Contents();
  if (contents === undefined) return '';
  if (contents instanceof PDFStream) return readStream(contents);
  return contents
    .asArray()
    .map((part) => readStream(page.doc.context.lookup(part, PDFStream)))
    .join('\n');
}

/** Puts a page of the layout, cut at the bleed, on a sheet with its boxes and marks. */
export function placeOnSheet(
  page: PDFPage,
  sheet: Sheet,
  { marks, content = readContent(page) }: { marks: string; content?: string },
): void {
  const { context } = page.doc;
  const { media, bleed, trim } = sheet;
  // The browser rounds the size of a page, so the trimmed page is taken from its middle.
  const { width, height } = page.getSize();
  const x = (media.width - width) / 2;
  const y = (media.height - height) / 2;
  const inBleed = `${bleed.x} ${bleed.y} ${bleed.width} ${bleed.height} re W n`;
  const text = `q ${inBleed} 1 0 0 1 ${x} ${y} cm\n${content}\nQ\n${marks}\n`;
  page.node.set(PDFName.Contents, context.register(context.flateStream(Buffer.from(text, 'latin1'))));
  for (const key of ['Annots', 'Group', 'StructParents', 'Tabs', 'ArtBox']) page.node.delete(PDFName.of(key));
  page.setMediaBox(0, 0, media.width, media.height);
  page.setCropBox(0, 0, media.width, media.height);
  page.setBleedBox(bleed.x, bleed.y, bleed.width, bleed.height);
  page.setTrimBox(trim.x, trim.y, trim.width, trim.height);
}
