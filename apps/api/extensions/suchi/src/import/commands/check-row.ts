import { createHmac } from 'node:crypto';
import type { ProfileFormData } from '@suchi/contracts/profiles';
import {
  cellOf,
  faultAt,
  type ImportCells,
  type ImportedRow,
  type ImportFinding,
  readImportRow,
} from '@suchi/domain/import';
import { findTakenEmails } from '../../accounts/commands/import-account.ts';
import { checkImportedProfile, findTakenSerials } from '../../profiles/commands/import-profile.ts';
import type { MissingValue } from '../lists.ts';
import { findImported, type ImportedRecord } from '../repository.ts';
import type { ImportRun } from './prepare-run.ts';

/** What is known about a row before anything is written. */
export interface CheckedRow {
  /** Its number in the other system. */
  id: string;
  key: string;
  read: ImportedRow;
  form: ProfileFormData | null;
  missing: MissingValue[];
  editionId: number;
  serial: number | null;
  findings: ImportFinding[];
}

export function checkRow(run: ImportRun, cells: ImportCells): CheckedRow {
  const { lists, missing } = run.lists.ofRow();
  const read = readImportRow(cells, lists);
  const id = cellOf(cells, 'id');
  const year = read.profile?.state.edition ?? null;
  const editionId = year === null ? run.editions.currentId : run.editions.idOfYear.get(year);
  const profile = read.profile && checkImportedProfile(read.profile, run.rules);
  const serial = read.profile?.state.serialNumber ?? null;
  return {
    id,
    key: keyOf(run, id || read.account.email),
    read,
    form: profile?.form ?? null,
    missing,
    editionId: editionId ?? run.editions.currentId,
    serial: Number.isNaN(serial) ? null : serial,
    findings: [
      ...read.findings,
      ...(profile?.findings ?? []),
      ...(editionId === undefined ? [faultAt('edition', 'edition_unknown')] : []),
    ],
  };
}

/** Keyed, because an e-mail address can be guessed from a plain hash. */
const keyOf = ({ platform, source }: ImportRun, oldId: string) =>
  createHmac('sha256', platform.env.secret).update(`import:${source}:${oldId}`).digest('base64url');

export const serialKey = (editionId: number, serial: number): string => `${editionId}/${serial}`;

/** What is here already of some rows. */
export interface Present {
  imported: Map<string, ImportedRecord>;
  emails: Set<string>;
  serials: Set<string>;
}

export async function findPresent({ platform }: ImportRun, rows: readonly CheckedRow[]): Promise<Present> {
  const { database: db } = platform;
  const wanted = rows.flatMap(({ editionId, serial }) =>
    serial === null ? [] : [{ editionId, serialNumber: serial }],
  );
  const taken = await findTakenSerials(db, wanted);
  return {
    imported: await findImported(
      db,
      rows.map(({ key }) => key),
    ),
    emails: await findTakenEmails(
      db,
      rows.map(({ read }) => read.account.email),
    ),
    serials: new Set(taken.map(({ editionId, serialNumber }) => serialKey(editionId, serialNumber))),
  };
}

/** What only one row can have, and an earlier one has. Such a row is refused even when it is here. */
export function findRepeated({ seen }: ImportRun, { key, read }: CheckedRow): ImportFinding[] {
  if (seen.emails.has(read.account.email)) return [faultAt('account_email', 'email_repeated')];
  return seen.keys.has(key) ? [faultAt('id', 'id_repeated')] : [];
}

/** What only one can have, and someone has. */
export function findConflicts({ seen }: ImportRun, row: CheckedRow, present: Present): ImportFinding[] {
  const { read, editionId, serial } = row;
  const findings = present.emails.has(read.account.email) ? [faultAt('account_email', 'email_taken')] : [];
  if (serial === null) return findings;
  const wanted = serialKey(editionId, serial);
  if (seen.serials.has(wanted)) return [...findings, faultAt('serial_number', 'serial_repeated')];
  return present.serials.has(wanted) ? [...findings, faultAt('serial_number', 'serial_taken')] : findings;
}
