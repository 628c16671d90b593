import type { ImportCheck, ImportedPerson } from '@suchi/contracts/import';
import {
  cellOf,
  type ColumnSummary,
  findSharedMobiles,
  type ImportCells,
  importedFields,
  kindOf,
  sheetColumnOf,
  summariseFindings,
} from '@suchi/domain/import';
import { listNamesOf } from '../../lookups/commands/find-or-add.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Call, ReadCall } from '../../platform/route.ts';
import { findJob, findProfileNames, type ImportJobRow } from '../job-repository.ts';
import { refusedImport } from './change-sheet.ts';
import { importRows, type RowOutcome } from './import-rows.ts';
import { prepareRun } from './prepare-run.ts';
import { readSheetRows, sheetSource } from './read-sheet-rows.ts';

type Asked = { job: number };
type FoundOutcome = RowOutcome & { cells: ImportCells };

export async function requireJob(db: Platform['database'], id: number): Promise<ImportJobRow> {
  const job = await findJob(db, id);
  if (job === null) throw refusedImport('no_job');
  return job;
}

/** The dry run. It reads and writes nothing. */
export async function checkSheet({ input, platform }: Call<Asked, RoleCaller>): Promise<ImportCheck> {
  const job = await requireJob(platform.database, input.job);
  const outcomes = await tryRows(platform, job);
  const count = (result: RowOutcome['result']) => outcomes.filter((one) => one.result === result).length;
  const told = outcomes.filter(({ result }) => result !== 'present');
  return {
    counts: { ready: count('ready'), present: count('present'), refused: count('refused') },
    columns: await withOptions(platform, summariseFindings(told)),
    shared_mobiles: findSharedMobiles(told).map(({ rows }) => rows),
    rows: outcomes.map(personOf).filter(({ result, findings }) => result !== 'ready' || findings.length > 0),
  };
}

async function tryRows(platform: Platform, job: ImportJobRow): Promise<FoundOutcome[]> {
  const rows = await readSheetRows(platform, job);
  const cellsOfRow = new Map(rows.map(({ row, cells }) => [row, cells ?? {}]));
  const run = await prepareRun(platform, { source: sheetSource, isDryRun: true, photos: null });
  const outcomes: FoundOutcome[] = [];
  for await (const outcome of importRows(run, rows))
    outcomes.push({ ...outcome, cells: cellsOfRow.get(outcome.row) ?? {} });
  return outcomes;
}

const nameIn = (cells: ImportCells) =>
  cellOf(cells, 'full_name') ||
  cellOf(cells, 'full_name_surname_first') ||
  [cellOf(cells, 'first_name'), cellOf(cells, 'last_name')].join(' ').trim();

/** What is only missing is told by column. */
function personOf({ row, cells, result, findings }: FoundOutcome): ImportedPerson {
  return {
    row,
    name: nameIn(cells),
    result,
    profile_id: null,
    findings: findings.flatMap((finding) => {
      const kind = kindOf(finding);
      const column = sheetColumnOf(cells, finding.column);
      return kind === 'missing' ? [] : [{ column, code: finding.code, kind, written: cellOf(cells, column) }];
    }),
  };
}

const valuesAtMost = 50;

/** Where a value is not known, what the column can have. */
async function withOptions(
  platform: Platform,
  columns: readonly ColumnSummary[],
): Promise<ImportCheck['columns']> {
  const fields = new Map(importedFields.map((field) => [field.column as string, field]));
  return Promise.all(
    columns.map(async (column) => {
      const { kind, values, list } = fields.get(column.column) ?? {};
      const isListed = kind === 'lookup' && list !== undefined;
      const options = isListed
        ? await listNamesOf(platform.database, list)
        : kind === 'choice'
          ? [...(values ?? [])]
          : null;
      return { ...column, values: column.values.slice(0, valuesAtMost), options };
    }),
  );
}

/** What became of each row; names are those of the profiles now. */
export async function readResult({
  input,
  db,
}: ReadCall<Asked, RoleCaller>): Promise<{ rows: ImportedPerson[] }> {
  const { results } = await requireJob(db, input.job);
  const kept = results ?? [];
  const names = await findProfileNames(
    db,
    kept.flatMap(({ profile }) => profile ?? []),
  );
  return {
    rows: kept.map(({ row, result, profile, findings }) => ({
      row,
      name: names.get(profile ?? 0) ?? '',
      result,
      profile_id: profile !== null && names.has(profile) ? profile : null,
      findings: findings.map((finding) => ({ ...finding, written: '' })),
    })),
  };
}
