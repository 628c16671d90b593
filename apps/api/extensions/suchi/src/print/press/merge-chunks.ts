import { createHash } from 'node:crypto';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { pdfxVersion, writeXmp } from './xmp.ts';

export interface BookFile {
  title: string;
  /** What the pages were made from: it decides the file's id and dates, so that the same book is the same file. */
  snapshot: string;
  madeFrom: Date;
  /** The bytes of the printing condition's profile; null for a proof on screen. */
  outputProfile: Uint8Array | null;
}

/** PDF/X-4 is based on PDF 1.6. The library writes 1.7, and nothing that 1.6 does not have. */
const pdfxHeader = '%PDF-1.6';

/** One file of all chunks, in their order. They are read one after the other. */
export async function mergeChunks(
  chunks: Iterable<() => Promise<Uint8Array>>,
  file: BookFile,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const book = await PDFDocument.create({ updateMetadata: false });
  for (const readChunk of chunks) {
    const chunk = await PDFDocument.load(await readChunk(), { updateMetadata: false });
    for (const page of await book.copyPages(chunk, chunk.getPageIndices())) book.addPage(page);
  }
  book.setTitle(file.title);
  book.setProducer('Suchi');
  book.setCreator('Suchi');
  book.setCreationDate(file.madeFrom);
  book.setModificationDate(file.madeFrom);
  const hash = createHash('md5').update(file.snapshot).digest('hex');
  if (file.outputProfile !== null) {
    setOutputIntent(book, file.outputProfile);
    setPdfx(book, writeXmp({ ...file, id: hash }));
  }
  const id = PDFHexString.of(hash);
  book.context.trailerInfo.ID = book.context.obj([id, id]);
  const bytes = await book.save({ addDefaultPage: false });
  if (file.outputProfile !== null) bytes.set(Buffer.from(pdfxHeader));
  return { bytes, pages: book.getPageCount() };
}

/** What a PDF/X-4 file says about itself. */
function setPdfx(book: PDFDocument, xmp: string): void {
  const { context, catalog } = book;
  const metadata = context.stream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  const info = context.lookup(context.trailerInfo.Info, PDFDict);
  info.set(PDFName.of('GTS_PDFXVersion'), PDFString.of(pdfxVersion));
  info.set(PDFName.of('Trapped'), PDFName.of('False'));
}

/** Says for which press the inks are meant. */
function setOutputIntent(book: PDFDocument, profile: Uint8Array): void {
  const { context } = book;
  const stream = context.register(context.flateStream(profile, { N: 4 }));
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of('FOGRA39'),
    OutputCondition: PDFString.of('Offset on coated paper, ISO 12647-2, FOGRA39'),
    RegistryName: PDFString.of('http://www.color.org'),
    Info: PDFString.of('FOGRA39 coated'),
    DestOutputProfile: stream,
  });
  book.catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
}
