import { faultAt, type ImportFinding } from '@suchi/domain/import';
import { insertImportedAccount } from '../../accounts/commands/import-account.ts';
import { findOrAddValue } from '../../lookups/commands/find-or-add.ts';
import { insertImportedProfile } from '../../profiles/commands/import-profile.ts';
import type { RowResult } from '../report.ts';
import { type ImportedRecord, insertImported } from '../repository.ts';
import type { SourceRow } from '../source.ts';
import { addPhotos, findPhotos } from './add-photos.ts';
import {
  type CheckedRow,
  checkRow,
  findConflicts,
  findPresent,
  findRepeated,
  type Present,
  serialKey,
} from './check-row.ts';
import type { ImportRun } from './prepare-run.ts';

export interface RowOutcome {
  row: number;
  /** The row's number in the other system. */
  id: string;
  result: RowResult;
  findings: ImportFinding[];
  photosAdded: number;
  /** The profile that is here now. */
  profile: number | null;
  mobile: string | null;
}

/** Rows of one batch, each in a transaction of its own. */
export async function* importRows(run: ImportRun, rows: readonly SourceRow[]): AsyncGenerator<RowOutcome> {
  const checked = rows.map(({ row, cells }) => ({ row, checked: cells && checkRow(run, cells) }));
  const present = await findPresent(
    run,
    checked.flatMap((each) => each.checked ?? []),
  );
  for (const { row, checked: one } of checked) {
    const outcome = one ? await importRow(run, one, present) : refuse([faultAt('', 'cells_mismatch')]);
    yield { row, id: one?.id ?? '', mobile: one?.read.account.mobile ?? null, ...outcome };
  }
}

type Outcome = Omit<RowOutcome, 'row' | 'id' | 'mobile'>;

const refuse = (findings: ImportFinding[]): Outcome => ({
  result: 'refused',
  findings,
  photosAdded: 0,
  profile: null,
});

/** Photos follow the row, because they are slow and in files. */
async function importRow(run: ImportRun, row: CheckedRow, present: Present): Promise<Outcome> {
  const repeated = findRepeated(run, row);
  if (repeated.length > 0) return refuse(repeated);
  const known = present.imported.get(row.key);
  if (known) {
    see(run, row);
    return { result: 'present', profile: known.profile, ...(await addPhotos(run, known, row.serial)) };
  }
  const findings = [...row.findings, ...findConflicts(run, row, present)];
  if (findings.some(({ isFault }) => isFault)) return refuse(findings);
  see(run, row);
  if (run.isDryRun) {
    const photos = findPhotos(run, row.serial);
    return { result: 'ready', findings: [...findings, ...photos.findings], photosAdded: 0, profile: null };
  }
  const stored = await store(run, row);
  if (stored === null) return refuse([...findings, faultAt('', 'not_stored')]);
  const photos = await addPhotos(run, stored, row.serial);
  return {
    ...photos,
    result: 'added',
    profile: stored.profile,
    findings: [...findings, ...photos.findings],
  };
}

function see({ seen }: ImportRun, { key, read, editionId, serial }: CheckedRow): void {
  seen.keys.add(key);
  seen.emails.add(read.account.email);
  if (serial !== null) seen.serials.add(serialKey(editionId, serial));
}

/** Null when the database refuses the row; the log says why, without what was in it. */
async function store(run: ImportRun, row: CheckedRow): Promise<ImportedRecord | null> {
  const { platform, source, rules } = run;
  const { read, form, missing, editionId, key } = row;
  const now = platform.clock.now();
  const added = new Map<number, number>();
  try {
    const record = await platform.database.transaction(async (tx) => {
      const userId = await insertImportedAccount(tx, read.account, now);
      for (const { standIn, lookup, typed } of missing)
        added.set(standIn, (await findOrAddValue(tx, { lookup, typed, userId })).id);
      const state = read.profile?.state;
      const profileId =
        form && state
          ? await insertImportedProfile(tx, { userId, form, state, editionId, added, rules, now })
          : null;
      const id = await insertImported(tx, { source, import_key: key, user: userId, profile: profileId });
      if (id === null) throw new Error('another run brought the row in');
      return { id, user: userId, profile: profileId, photos_at: null };
    });
    for (const value of missing) run.lists.remember(value, added.get(value.standIn) ?? value.standIn);
    return record;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    platform.logger.warn({ code, constraint }, 'a row was not imported');
    return null;
  }
}
