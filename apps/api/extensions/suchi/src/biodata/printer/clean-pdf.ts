import { PDFDocument, PDFName, PDFRef } from 'pdf-lib';

/** The file says its title and nothing else about itself: no program, no time. */
export async function cleanPdf(pdf: Uint8Array, title: string): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context, catalog } = document;
  if (context.trailerInfo.Info instanceof PDFRef) context.delete(context.trailerInfo.Info);
  context.trailerInfo.Info = context.register(context.obj({}));
  const metadata = catalog.get(PDFName.of('Metadata'));
  if (metadata instanceof PDFRef) context.delete(metadata);
  catalog.delete(PDFName.of('Metadata'));
  document.setTitle(title);
  return Buffer.from(await document.save({ addDefaultPage: false }));
}
