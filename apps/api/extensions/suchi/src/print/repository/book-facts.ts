import type { BookAssociation } from '@suchi/book';
import type { CalendarDate } from '@suchi/domain/basics';
import type { PrintSection } from '@suchi/domain/print';
import type { Association } from '@suchi/domain/settings';
import type { Catalogues } from '@suchi/words';
import { readWords } from '@suchi/words/files';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';

export interface BookFileEdition {
  id: number;
  year: number;
  sections: PrintSection[];
  eventDate: CalendarDate | null;
  eventPlace: string | null;
  /** The word on the cover; null: that of the association. */
  word: string | null;
  paperMicrons: number;
  pageMultiple: number;
  frozenAt: Date | null;
  fileMadeAt: Date | null;
}

const columns = `id, year, sections, to_char(event_date, 'YYYY-MM-DD') as "eventDate", event_place as "eventPlace",
  book_word as word, paper_microns as "paperMicrons", page_multiple as "pageMultiple", frozen_at as "frozenAt", file_made_at as "fileMadeAt"`;

export async function findBookEdition(db: Knex, id: number): Promise<BookFileEdition> {
  const { rows } = await db.raw<{ rows: BookFileEdition[] }>(`select ${columns} from edition where id = ?`, [
    id,
  ]);
  if (!rows[0]) throw new Error('there is no such edition');
  return rows[0];
}

/** The current edition, locked where a job is started or an edition closed. */
export async function findCurrentBookEdition(
  db: Knex,
  options: { isLocked?: boolean } = {},
): Promise<BookFileEdition | null> {
  const { rows } = await db.raw<{ rows: BookFileEdition[] }>(
    `select ${columns} from edition where is_current ${options.isLocked ? 'for update' : ''}`,
  );
  return rows[0] ?? null;
}

/** What the book says about the association. */
export async function findBookAssociation(
  db: Knex,
  { name, shortName, ownName, ownLanguage }: Association,
): Promise<BookAssociation> {
  const row = await readAssociation(
    db,
    'association_address',
    'association_logo',
    'support_email',
    'support_phone',
  );
  const { sections } = readWords(ownLanguage, 'paper') as Catalogues['paper'];
  return {
    name,
    shortName,
    ownScriptName: ownName,
    logo: row.association_logo,
    sectionNames: sections,
    address: row.association_address,
    email: row.support_email,
    phone: row.support_phone,
  };
}
