import type { Book } from '@suchi/book';
import { defaultBinding, isPageMultiple, type PrintedProfile } from '@suchi/domain/print';
import type { Knex } from 'knex';
import { loadAssociation } from '../../platform/load-association.ts';
import type { BookJobRow } from '../repository/book-jobs.ts';
import { findBookEdition, findBookAssociation } from '../repository/book-facts.ts';
import { readFrozenProfiles } from '../repository/frozen-profiles.ts';
import { readPrintedProfiles } from '../repository/printed-profiles.ts';
import { hashOf } from './book-storage.ts';
import type { BookPorts } from './book-ports.ts';

/** Raised when the layout or the press pass changes, so that old work is not used again. */
const layoutVersion = 5;

export interface Snapshot {
  hash: string;
  layoutVersion: number;
  book: Book;
  coverPicture: string | null;
  /** The day the content was frozen; of a proof before the freeze, the start of its edition's year. */
  madeFrom: string;
}

/** What is printed: kept by the freeze, or before it as it is now. */
export async function listPrinted(
  db: Knex,
  edition: { id: number; frozenAt: Date | null },
): Promise<PrintedProfile[]> {
  return edition.frozenAt === null
    ? readPrintedProfiles(db, edition.id)
    : (await readFrozenProfiles(db, edition.id)).map(({ content }) => content);
}

/** Work that goes on uses what it began with, even if a profile has changed since. */
export async function readSnapshot({ platform, storage }: BookPorts, job: BookJobRow): Promise<Snapshot> {
  if (job.snapshot !== null) {
    if (await storage.find(job.snapshot, 'book.json')) {
      const kept = JSON.parse(String(await storage.read(job.snapshot, 'book.json'))) as Snapshot;
      // After an upgrade the pages are laid out again.
      if (kept.layoutVersion === layoutVersion) return { ...kept, hash: job.snapshot };
    }
  }
  const read = await platform.database.transaction((db) => readNow(db, job), {
    isolationLevel: 'repeatable read',
    readOnly: true,
  });
  const text = JSON.stringify(read);
  const hash = hashOf(text);
  await storage.keep(hash, 'book.json', () => Promise.resolve(Buffer.from(text)));
  return { ...read, hash };
}

/** Whether the file was made from what would be printed now. */
export async function isUpToDate(db: Knex, job: BookJobRow): Promise<boolean> {
  return hashOf(JSON.stringify(await readNow(db, job))) === job.snapshot;
}

async function readNow(db: Knex, job: BookJobRow): Promise<Omit<Snapshot, 'hash'>> {
  const edition = await findBookEdition(db, job.edition);
  const { size, cover } = job;
  const association = await loadAssociation(db);
  const { year, sections, eventDate, eventPlace, word, paperMicrons, pageMultiple } = edition;
  const book: Book = {
    size,
    cover,
    word: word?.trim() || (association.coverWord ?? association.shortName),
    colour: association.colour,
    binding: {
      paperMicrons,
      pageMultiple: isPageMultiple(pageMultiple) ? pageMultiple : defaultBinding.pageMultiple,
    },
    edition: { year, sections, eventDate, eventPlace },
    association: await findBookAssociation(db, association),
    profiles: await listPrinted(db, edition),
  };
  const madeFrom = (edition.frozenAt ?? new Date(Date.UTC(year, 0, 1))).toISOString();
  return { layoutVersion, book, coverPicture: job.cover_picture, madeFrom };
}
