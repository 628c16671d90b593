import { readFile } from 'node:fs/promises';
import { outlineBook } from '@suchi/book';
import { type BookWarning, listPhotoWarnings, sortBookWarnings } from '@suchi/domain/print';
import { mergeChunks } from '../press/merge-chunks.ts';
import { PressError } from '../press/press-error.ts';
import { type BookJobRow, listKeptSnapshots, takeBookJob, writeBookJob } from '../repository/book-jobs.ts';
import type { BookPicturePaths, BookPorts } from './book-ports.ts';
import { type BookProgress, BookStopped, createBookProgress } from './book-progress.ts';
import { bookFileName } from './book-storage.ts';
import { checkBookFile } from './check-file.ts';
import { type Chunk, finishChunk, listChunks, printChunk } from './chunks.ts';
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
    const isRefused = error instanceof PressError;
    if (!isRefused && !isLastTry) throw error;
    logger.warn({ bookJob, error: (error as Error).message }, 'the book was not made');
    const cause = isRefused
      ? { reason: error.reason, page: error.page, detail: error.detail }
      : { reason: 'error', page: null, detail: null };
    await writeBookJob(database, job, {
      state: 'failed',
      cause: JSON.stringify(cause),
      ended_at: clock.now(),
    });
    return 'failed';
  }
}

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
  const chunks = listChunks(pages);
  warnings.push(...(await layOut(ports, progress, { snapshot, pictures, chunks })));
  await progress.write({ warnings: tellWarnings() });
  await finishChunks(ports, progress, { job, snapshot, chunks });
  await merge(ports, progress, { job, snapshot, chunks });
  await keepPlaces(ports, snapshot, outline.plan.pageOfSerial);
  const path = await ports.storage.toDisk(snapshot.hash, bookFileName(job.kind));
  // After the front cover.
  const textPages = outline.pages.flatMap(({ kind }, index) => (kind === 'index' ? [index + 2] : []));
  const checks = await progress.run('check', pages, () =>
    checkBookFile(path, { kind: job.kind, size: job.size, textPages }),
  );
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
  { storage, profilePath }: BookPorts,
  progress: BookProgress,
  { job, snapshot, chunks }: Finish,
): Promise<void> {
  const name = bookFileName(job.kind);
  await progress.run('merge', chunks.length, async () => {
    if (await storage.find(snapshot.hash, name)) return;
    await storage.keep(snapshot.hash, name, async () => {
      const { bytes } = await mergeChunks(
        chunks.map((chunk) => () => storage.read(snapshot.hash, chunk.nameOf(job.kind))),
        {
          title: `Suchi ${snapshot.book.edition.year}`,
          snapshot: snapshot.hash,
          madeFrom: new Date(snapshot.madeFrom),
          outputProfile: job.kind === 'press' ? await readFile(profilePath) : null,
        },
      );
      return bytes;
    });
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
