import { planBook, type PrintedProfile, type PrintSection } from '@suchi/domain/print';
import type { Knex } from 'knex';
import { readBookEdition } from '../repository/editions.ts';
import {
  listPrintedNumbers,
  type PrintedWhere,
  readPrintedProfiles,
} from '../repository/printed-profiles.ts';

// For other rooms.

export { printedProfileColumns, type PrintedWhere, wherePrinted } from '../repository/printed-profiles.ts';

/** What the book would print now of the current edition. */
export function loadPrinted(db: Knex, edition: number, where: PrintedWhere = {}): Promise<PrintedProfile[]> {
  return readPrintedProfiles(db, edition, where);
}

/** Only their ids. */
export async function loadPrintedIds(db: Knex, edition: number): Promise<number[]> {
  return (await listPrintedNumbers(db, edition)).map(({ profile }) => profile);
}

export interface PrintedPage {
  printed: PrintedProfile;
  section: PrintSection;
  /** The number of the page in the book. */
  number: number;
  year: number;
}

/** One candidate's page in the current edition; null without a number in one of its sections. */
export async function loadPrintedPage(db: Knex, profile: number): Promise<PrintedPage | null> {
  const edition = await readBookEdition(db);
  if (edition === null) return null;
  const sectionOf = (serialNumber: number) =>
    edition.sections.find(({ from, to }) => serialNumber >= from && serialNumber <= to);
  const [printed] = await readPrintedProfiles(db, edition.id, { profiles: [profile] });
  const section = printed && sectionOf(printed.serialNumber);
  if (!printed || !section) return null;
  const numbers = await listPrintedNumbers(db, edition.id);
  const entries = numbers.flatMap(({ serialNumber }) => {
    const own = sectionOf(serialNumber);
    return own ? [{ serialNumber, section: own }] : [];
  });
  const number = planBook(entries).pageOfSerial.get(printed.serialNumber) ?? 0;
  return { printed, section, number, year: edition.year };
}
