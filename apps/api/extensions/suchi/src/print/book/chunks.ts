import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SheetRange } from '@suchi/book';
import type { BookKind } from '@suchi/domain/print';
import { createPhotoConverter } from '../press/cmyk-photo.ts';
import { bookPalette } from '../press/inks.ts';
import { makePressChunk, type Slug } from '../press/press-chunk.ts';
import { PressError } from '../press/press-error.ts';
import { makeProofChunk } from '../press/proof-chunk.ts';
import type { BookJobRow } from '../repository/book-jobs.ts';
import type { BookPicturePaths, BookPorts, PrintedChunk } from './book-ports.ts';
import type { Snapshot } from './read-snapshot.ts';

/** Enough to keep the browser busy, few enough for its memory and for a short repeat. */
const pagesInChunk = 100;

/** Pages that are made together. */
export interface Chunk extends SheetRange {
  nameOf(kind: BookKind | 'layout'): string;
}

export function listChunks(pages: number): Chunk[] {
  return Array.from({ length: Math.ceil(pages / pagesInChunk) }, (_, index) => {
    const from = index * pagesInChunk + 1;
    const to = Math.min(pages, from + pagesInChunk - 1);
    return { from, to, nameOf: (kind) => `${kind}-${String(from).padStart(5, '0')}.pdf` };
  });
}

/** Lays the pages out once for proof and press. Returns which of them are tight or too long. */
export async function printChunk(
  { storage, layout }: BookPorts,
  { hash, book }: Snapshot,
  pictures: BookPicturePaths,
  chunk: Chunk,
): Promise<PrintedChunk['fits']> {
  const fitsName = `${chunk.nameOf('layout')}.json`;
  let fits: PrintedChunk['fits'] | undefined;
  await storage.keep(hash, chunk.nameOf('layout'), async () => {
    const printed = await layout.printChunk(book, pictures, chunk);
    fits = printed.fits;
    // Before the pages: where they are, it is.
    await storage.keep(hash, fitsName, () => Promise.resolve(Buffer.from(JSON.stringify(printed.fits))));
    return printed.pdf;
  });
  return fits ?? (JSON.parse(String(await storage.read(hash, fitsName))) as PrintedChunk['fits']);
}

export async function finishChunk(
  ports: BookPorts,
  snapshot: Snapshot,
  job: BookJobRow,
  chunk: Chunk,
): Promise<void> {
  const { storage } = ports;
  await storage.keep(snapshot.hash, chunk.nameOf(job.kind), async () => {
    const pages = await storage.read(snapshot.hash, chunk.nameOf('layout'));
    return job.kind === 'proof'
      ? makeProofChunk(pages, job.size)
      : pressChunk(ports, pages, { snapshot, job, chunk });
  });
}

const slugFontPath = fileURLToPath(
  import.meta.resolve('@fontsource/mukta/files/mukta-latin-400-normal.woff'),
);

async function pressChunk(
  { storage, profilePath }: BookPorts,
  pages: Uint8Array,
  { snapshot, job, chunk }: { snapshot: Snapshot; job: BookJobRow; chunk: Chunk },
): Promise<Uint8Array> {
  try {
    return await makePressChunk(pages, {
      size: job.size,
      palette: bookPalette,
      convert: await createPhotoConverter({ profilePath, folder: storage.photos }),
      slugFont: await readFile(slugFontPath),
      slugOf: (page) => writeSlug(snapshot, job, chunk.from + page - 1),
    });
  } catch (error) {
    // Pages of the chunk become pages of the file.
    throw error instanceof PressError ? error.onPage(chunk.from + (error.page ?? 1) - 1) : error;
  }
}

/** The same for the same snapshot, so without the time of the job. */
function writeSlug({ hash, book, madeFrom }: Snapshot, { size }: BookJobRow, page: number): Slug {
  const name = `suchi-${book.edition.year}-press-${size.toLowerCase()}`;
  return {
    left: [`${name} · sheet ${page}`, 'bleed 3 mm · black text in K · FOGRA39'],
    right: [`frozen ${madeFrom.slice(0, 10)}`, `snapshot ${hash.slice(0, 4)}-${hash.slice(4, 8)} · C M Y K`],
  };
}
