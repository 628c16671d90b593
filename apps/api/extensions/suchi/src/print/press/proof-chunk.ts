import { pageGeometry } from '@suchi/book';
import type { BookSize } from '@suchi/domain/print';
import { PDFDocument } from 'pdf-lib';
import { drawCropMarks } from './marks.ts';
import { placeOnSheet } from './place-on-sheet.ts';
import { planSheet } from './sheet.ts';

/** The pages as they are, with boxes and crop marks. */
export async function makeProofChunk(pdf: Uint8Array, size: BookSize): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const sheet = planSheet(pageGeometry[size]);
  const marks = ['q 0 G .25 w', ...drawCropMarks(sheet), 'Q'].join('\n');
  for (const page of document.getPages()) placeOnSheet(page, sheet, { marks });
  return document.save();
}
