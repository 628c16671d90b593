import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { bookFileContract, bookPageContract, bookPlaceContract } from '@suchi/contracts/print';
import type { FileOutput } from '@suchi/contracts/basics';
import { pageGeometry, sheetEdgeMm } from '@suchi/book';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { type AuditEntry, type ProfilesOf, recordExport } from '../../platform/audit-log.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Call } from '../../platform/route.ts';
import { bookFileName, type BookStorage, createBookStorage } from '../book/book-storage.ts';
import { type BookJobRow, findBookJob } from '../repository/book-jobs.ts';
import { refusedBook } from './change-book-job.ts';

const run = promisify(execFile);

interface FinishedFile extends BookJobRow {
  snapshot: string;
  files: BookStorage;
  name: string;
}

async function requireFile(platform: Platform, id: number): Promise<FinishedFile> {
  const job = await findBookJob(platform.database, id);
  const { snapshot } = job ?? { snapshot: null };
  if (job?.state !== 'done' || snapshot === null) throw refusedBook('no_file');
  const files = createBookStorage(platform.storage, platform.uploads);
  const name = bookFileName(job.kind);
  if (!(await files.find(snapshot, name))) throw refusedBook('no_file');
  return { ...job, snapshot, files, name };
}

/** The whole book has every family's numbers and addresses, so each download is recorded. */
export async function downloadBook({
  input,
  caller,
  platform,
}: Call<z.output<typeof bookFileContract.input>, RoleCaller>): Promise<FileOutput> {
  const { id, edition, kind, size, snapshot, files } = await requireFile(platform, input.job);
  const { part } = input;
  const file = await files.open(snapshot, bookFileName(kind, part));
  if (file === null) throw refusedBook('no_file');
  const entry: AuditEntry = {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'book.download',
    subject: { collection: 'book_job', id },
    details: { kind, part },
  };
  await platform.database.transaction((tx) => recordExport(tx, entry, printedIn(edition)));
  const name = kind === 'press' ? `${kind}-${part}` : kind;
  return { name: `suchi-${name}-${size.toLowerCase()}.pdf`, content: file.stream };
}

/** Those who are in the book now. */
const printedIn = (edition: number): ProfilesOf => ({
  sql: 'select profile from printed_profile where edition = ? and pulled_at is null',
  bindings: [edition],
});

const previewDpi = 120;
const pixels = (millimetres: number) => Math.round((millimetres / 25.4) * previewDpi);

/** The trimmed page, without marks. */
export async function drawBookPage({
  input,
  platform,
}: Call<z.output<typeof bookPageContract.input>, RoleCaller>): Promise<FileOutput> {
  const job = await requireFile(platform, input.job);
  if (input.page > (job.pages ?? 0)) throw refusedBook('no_page');
  const { name, page, fromLeftMm } = placeOfPage(job, input.page);
  const path = await job.files.toDisk(job.snapshot, name);
  const { width, height } = pageGeometry[job.size];
  const [left, top] = [pixels(sheetEdgeMm + fromLeftMm), pixels(sheetEdgeMm)];
  const cut = ['-x', left, '-y', top, '-W', pixels(width), '-H', pixels(height)];
  const args = ['-png', '-f', page, '-l', page, '-r', previewDpi, ...cut, path].map(String);
  const { stdout } = await run('pdftoppm', args, { encoding: 'buffer', maxBuffer: 32 * 1024 * 1024 });
  return { name: `page-${input.page}.png`, content: stdout };
}

interface PagePlace {
  name: string;
  page: number;
  fromLeftMm: number;
}

/** The book's pages are counted with both covers. For the press those are halves of a sheet in a file of its own. */
function placeOfPage({ kind, name, pages, size, checks }: FinishedFile, page: number): PagePlace {
  // Press files of earlier releases have the covers inside.
  const spine = kind === 'press' ? checks?.cover?.spine_mm : undefined;
  if (spine === undefined) return { name, page, fromLeftMm: 0 };
  if (page > 1 && page !== pages) return { name, page: page - 1, fromLeftMm: 0 };
  const fromLeftMm = page === 1 ? pageGeometry[size].width + spine : 0;
  return { name: bookFileName(kind, 'cover'), page: 1, fromLeftMm };
}

export async function findBookPlace({
  input,
  platform,
}: Call<z.output<typeof bookPlaceContract.input>, RoleCaller>): Promise<{ page: number | null }> {
  const { snapshot, files } = await requireFile(platform, input.job);
  const places = JSON.parse(String(await files.read(snapshot, 'places.json'))) as Record<string, number>;
  return { page: places[String(input.serial_number)] ?? null };
}
