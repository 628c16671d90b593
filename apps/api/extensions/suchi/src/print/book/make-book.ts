import { readFile } from 'node:fs/promises';
import { outlineBook } from '@suchi/book';
import type { BookCause } from '@suchi/contracts/print';
import {
  type BookKind,
  type BookPart,
  type BookWarning,
  defaultBinding,
  findSpineMm,
  listPhotoWarnings,
  sortBookWarnings,
} from '@suchi/domain/print';
import { mergeChunks } from '../press/merge-chunks.ts';
import { PreflightError } from '../press/preflight-error.ts';
import { PressError } from '../press/press-error.ts';
import { type BookJobRow, listKeptSnapshots, takeBookJob, writeBookJob } from '../repository/book-jobs.ts';
import type { BookPicturePaths, BookPorts } from './book-ports.ts';
import { type BookProgress, BookStopped, createBookProgress } from './book-progress.ts';
import { bookFileName } from './book-storage.ts';
import { checkBookFile } from './check-file.ts';
import { checkPressFiles } from './check-press.ts';
import { type Chunk, finishChunk, listChunks, makeCoverChunk, printChunk } from './chunks.ts';
import { preparePictures } from './prepare-pictures.ts';
import { readSnapshot, type Snapshot } from './read-snapshot.ts';

export interface BookWork {
  bookJob: number;
}

/** Makes a file of the book. What an earlier run of the job has made is not made again. */
export async function makeBook(ports: BookPorts, { bookJob }: BookWork, isLastTry: boolean): Promise<string> {
  const { database, clock, logger } = ports.platform;
  const job = await takeBookJob(database, bookJob);
  if (job === null) return 'not wanted';
  try {
    await runStages(ports, job);
    return 'made';
  } catch (error) {
    if (error instanceof BookStopped) return 'stopped';
    const cause = causeOf(error);
    if (cause === null && !isLastTry) throw error;
    logger.warn({ bookJob, error: (error as Error).message }, 'the book was not made');
    await writeBookJob(database, job, {
      state: 'failed',
      cause: JSON.stringify(cause ?? { reason: 'error', page: null, detail: null }),
      ended_at: clock.now(),
    });
    return 'failed';
  }
}

/** What another try would not change; null for anything else. */
function causeOf(error: unknown): BookCause | null {
  if (error instanceof PressError) return { reason: error.reason, page: error.page, detail: error.detail };
  if (error instanceof PreflightError)
    return { reason: 'preflight', page: null, detail: null, faults: error.faults.slice(0, faultsTold) };
  return null;
}

/** More than these have the same cause. */
const faultsTold = 20;

async function runStages(ports: BookPorts, job: BookJobRow): Promise<void> {
  const { database, clock } = ports.platform;
  const progress = createBookProgress(database, job);
  const snapshot = await progress.run('read', 0, () => readSnapshot(ports, job));
  const outline = outlineBook(snapshot.book);
  // With the two covers.
  const pages = outline.pages.length + 2;
  const warnings = listPhotoWarnings(snapshot.book.profiles);
  const tellWarnings = () => JSON.stringify(sortBookWarnings(warnings));
  await progress.write({ snapshot: snapshot.hash, pages, warnings: tellWarnings() });
  const pictures = await preparePictures(ports, progress, snapshot, job);
  const chunks = listChunks(pages, job.kind);
  const spineMm = findSpineMm(outline.pages.length, snapshot.book.binding ?? defaultBinding);
  warnings.push(...(await layOut(ports, progress, { snapshot, pictures, chunks })));
  await progress.write({ warnings: tellWarnings() });
  await finishChunks(ports, progress, { job, snapshot, chunks });
  if (job.kind === 'press') await makeCover(ports, snapshot, pictures, spineMm);
  await merge(ports, progress, { job, snapshot, chunks });
  await keepPlaces(ports, snapshot, outline.plan.pageOfSerial);
  const path = await ports.storage.toDisk(snapshot.hash, bookFileName(job.kind));
  // A proof has the front cover before them.
  const first = job.kind === 'press' ? 1 : 2;
  const textPages = outline.pages.flatMap(({ kind }, index) => (kind === 'index' ? [index + first] : []));
  const checks = await progress.run('check', pages, async () => ({
    ...(await checkBookFile(path, { kind: job.kind, size: job.size, textPages })),
    ...(job.kind === 'press' &&
      (await checkPressFiles(ports.storage, snapshot, { pages: outline.pages.length, spineMm }))),
  }));
  const file = await ports.storage.find(snapshot.hash, bookFileName(job.kind));
  await progress.write({
    checks: JSON.stringify({ ...checks, candidates: outline.plan.pageOfSerial.size }),
    bytes: file?.bytes ?? 0,
    state: 'done',
    ended_at: clock.now(),
  });
  await ports.storage.deleteOthers(await listKeptSnapshots(database));
}

interface LayOut {
  snapshot: Snapshot;
  pictures: BookPicturePaths;
  chunks: readonly Chunk[];
}

async function layOut(
  ports: BookPorts,
  progress: BookProgress,
  { snapshot, pictures, chunks }: LayOut,
): Promise<BookWarning[]> {
  const nameOf = new Map(snapshot.book.profiles.map(({ serialNumber, name }) => [serialNumber, name]));
  return progress.run('layout', chunks.at(-1)?.to ?? 0, async (tell) => {
    const found: BookWarning[] = [];
    for (const chunk of chunks) {
      const fits = await printChunk(ports, snapshot, pictures, chunk);
      for (const { serialNumber, kind } of fits)
        found.push({ kind, serialNumber, name: nameOf.get(serialNumber) ?? '', photo: null });
      await tell(chunk.to);
    }
    return found;
  });
}

interface Finish {
  job: BookJobRow;
  snapshot: Snapshot;
  chunks: readonly Chunk[];
}

/** Boxes and marks; for the press also inks. */
async function finishChunks(
  ports: BookPorts,
  progress: BookProgress,
  { job, snapshot, chunks }: Finish,
): Promise<void> {
  await progress.run('sheets', chunks.at(-1)?.to ?? 0, async (tell) => {
    for (const chunk of chunks) {
      await finishChunk(ports, snapshot, job, chunk);
      await tell(chunk.to);
    }
  });
}

async function merge(
  ports: BookPorts,
  progress: BookProgress,
  { job, snapshot, chunks }: Finish,
): Promise<void> {
  const { storage } = ports;
  await progress.run('merge', chunks.length, () =>
    keepFile(ports, snapshot, job.kind, 'inside', async () =>
      chunks.map((chunk) => () => storage.read(snapshot.hash, chunk.nameOf(job.kind))),
    ),
  );
}

/** One sheet with back, spine and front. */
async function makeCover(
  ports: BookPorts,
  snapshot: Snapshot,
  pictures: BookPicturePaths,
  spineMm: number,
): Promise<void> {
  await keepFile(ports, snapshot, 'press', 'cover', async () => {
    const sheet = await makeCoverChunk(ports, snapshot, pictures, spineMm);
    return [() => Promise.resolve(sheet)];
  });
}

async function keepFile(
  { storage, profilePath }: BookPorts,
  { hash, book, madeFrom }: Snapshot,
  kind: BookKind,
  part: BookPart,
  listParts: () => Promise<(() => Promise<Uint8Array>)[]>,
): Promise<void> {
  const name = bookFileName(kind, part);
  if (await storage.find(hash, name)) return;
  await storage.keep(hash, name, async () => {
    const { bytes } = await mergeChunks(await listParts(), {
      title: `Suchi ${book.edition.year}${part === 'cover' ? ', cover' : ''}`,
      snapshot: `${hash} ${name}`,
      madeFrom: new Date(madeFrom),
      outputProfile: kind === 'press' ? await readFile(profilePath) : null,
    });
    return bytes;
  });
}

/** For the preview: where a serial number is in the file. */
async function keepPlaces(
  { storage }: BookPorts,
  { hash }: Snapshot,
  pageOfSerial: ReadonlyMap<number, number>,
): Promise<void> {
  const places = Object.fromEntries([...pageOfSerial].map(([serial, page]) => [serial, page + 1]));
  await storage.keep(hash, 'places.json', () => Promise.resolve(Buffer.from(JSON.stringify(places))));
}
