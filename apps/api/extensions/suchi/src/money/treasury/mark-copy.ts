import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib';

/** The same receipt with "Copy" on it, at the right edge under the head. */
export async function markCopy(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf);
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  for (const page of document.getPages()) {
    page.drawText('Copy', {
      x: page.getWidth() - 22,
      y: page.getHeight() - 160,
      size: 14,
      font,
      color: rgb(0.47, 0.11, 0.18),
      rotate: degrees(90),
    });
  }
  return document.save();
}
