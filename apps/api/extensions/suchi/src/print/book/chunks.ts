import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { coverSheetSize, pageGeometry, type SheetRange } from '@suchi/book';
import type { BookKind } from '@suchi/domain/print';
import { createPhotoConverter } from '../press/cmyk-photo.ts';
import { bookPalette, bookSolids } from '../press/inks.ts';
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

/** The press file has the inside pages only; a proof also has the two covers as pages of its own. */
export function listChunks(pages: number, kind: BookKind): Chunk[] {
  const inside = split({ from: 2, to: pages - 1 });
  return kind === 'press'
    ? inside
    : [...split({ from: 1, to: 1 }), ...inside, ...split({ from: pages, to: pages })];
}

function split(range: SheetRange): Chunk[] {
  return Array.from({ length: Math.ceil((range.to - range.from + 1) / pagesInChunk) }, (_, index) => {
    const from = range.from + index * pagesInChunk;
    const to = Math.min(range.to, from + pagesInChunk - 1);
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
  ports: BookPorts,
  pages: Uint8Array,
  { snapshot, job, chunk }: { snapshot: Snapshot; job: BookJobRow; chunk: Chunk },
): Promise<Uint8Array> {
  // Pages of the chunk become pages of the file, in which the front cover is not counted.
  const pageOf = (page: number | null) => chunk.from - 1 + (page ?? 1) - 1;
  try {
    return await makePressChunk(pages, {
      ...(await pressOptions(ports, snapshot)),
      page: pageGeometry[job.size],
      slugOf: (page) => writeSlug(snapshot, `page ${pageOf(page)}`),
    });
  } catch (error) {
    throw error instanceof PressError ? error.onPage(pageOf(error.page)) : error;
  }
}

const pressOptions = async ({ storage, profilePath }: BookPorts, { book }: Snapshot) => ({
  palette: bookPalette(book.colour),
  solids: bookSolids(book.colour),
  convert: await createPhotoConverter({ profilePath, folder: storage.photos }),
  slugFont: await readFile(slugFontPath),
});

/** The cover of the press: back, spine and front on one sheet. */
export async function makeCoverChunk(
  ports: BookPorts,
  snapshot: Snapshot,
  pictures: BookPicturePaths,
  spineMm: number,
): Promise<Uint8Array> {
  const { book } = snapshot;
  const { width } = pageGeometry[book.size];
  try {
    return await makePressChunk(await ports.layout.printCover(book, pictures, spineMm), {
      ...(await pressOptions(ports, snapshot)),
      page: coverSheetSize(book.size, spineMm),
      foldsMm: [width, width + spineMm],
      slugOf: () => writeSlug(snapshot, `cover, spine ${spineMm} mm`),
    });
  } catch (error) {
    throw error instanceof PressError ? error.onPage(null) : error;
  }
}

/** The same for the same snapshot, so without the time of the job. */
function writeSlug({ hash, book, madeFrom }: Snapshot, place: string): Slug {
  const name = `suchi-${book.edition.year}-press-${book.size.toLowerCase()}`;
  return {
    left: [`${name} · ${place}`, 'bleed 3 mm · black text in K · FOGRA39'],
    right: [`frozen ${madeFrom.slice(0, 10)}`, `snapshot ${hash.slice(0, 4)}-${hash.slice(4, 8)} · C M Y K`],
  };
}
