import { findSharedMobiles, type FoundRow, summariseFindings } from '@suchi/domain/import';
import { createPhotoImport } from '../../media/commands/import-photos.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { CommandRefused } from '../../platform/command-line.ts';
import type { Platform } from '../../platform/platform.ts';
import { readPhotoFolder } from '../photo-folder.ts';
import { readCsv } from '../read-csv.ts';
import { readDatabase } from '../read-database.ts';
import { openReport, type RowResult } from '../report.ts';
import type { Source, SourceRow } from '../source.ts';
import { importRows } from './import-rows.ts';
import { prepareRun } from './prepare-run.ts';

export interface GivenOptions {
  csv?: string;
  database?: string;
  photos?: string;
  report?: string;
  source?: string;
  ignore?: string[];
  dryRun?: boolean;
}

/** Brings in what is not here yet and says how many. It can be stopped and run again at any time. */
export async function importPeople(platform: Platform, options: GivenOptions): Promise<string> {
  const source = openSource(options);
  const run = await prepareRun(platform, {
    source: options.source ?? 'old',
    isDryRun: options.dryRun === true,
    photos:
      options.photos === undefined
        ? null
        : { folder: await readPhotoFolder(options.photos), ...createPhotoImport(platform) },
  });
  const report = await openReport(options.report);
  const counts: Record<RowResult, number> = { added: 0, ready: 0, present: 0, refused: 0 };
  const told: FoundRow[] = [];
  const mobiles: { row: number; mobile: string | null }[] = [];
  let photos = 0;
  for await (const rows of inBatches(source)) {
    for await (const outcome of importRows(run, rows)) {
      counts[outcome.result] += 1;
      photos += outcome.photosAdded;
      if (outcome.result !== 'present') told.push({ cells: {}, findings: outcome.findings });
      mobiles.push({ row: outcome.row, mobile: outcome.mobile });
      await report.write(outcome);
    }
  }
  const shared = findSharedMobiles(mobiles);
  for (const { rows, finding } of shared)
    await report.write({ row: rows[0] ?? 0, id: '', result: '', findings: [finding], rows });
  await report.close();
  const summary = wordsOfSummary(told, shared.length);
  const { added, ready, present, refused } = counts;
  if (run.isDryRun)
    return `Nothing was written. ${ready} rows can be added, ${present} are here already, ${refused} cannot be imported.${summary}`;
  await recordAudit(platform.database, {
    actor: { id: null, kind: 'system' },
    action: 'office.import',
    subject: { collection: 'import_row', id: run.source },
    details: { added, present, refused, photos },
  });
  return `${added} rows added, ${present} are here already, ${refused} cannot be imported. ${photos} photos added.${summary}`;
}

/** Faults and notes by column. What is only missing is in the report. */
function wordsOfSummary(told: readonly FoundRow[], shared: number): string {
  const lines = summariseFindings(told)
    .filter(({ kind }) => kind !== 'missing')
    .map(({ kind, column, code, rows }) => `${kind} ${column || 'row'}: ${code}, ${rows} rows`);
  return [...lines, ...(shared > 0 ? [`note mobile: mobile_shared, ${shared} numbers`] : [])]
    .map((line) => `\n${line}`)
    .join('');
}

const batchSize = 100;

async function* inBatches(source: Source): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = [];
  for await (const row of source) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const sourceName = /^[a-z0-9][a-z0-9_-]{0,63}$/;

function openSource({ csv, database, source = 'old', ignore = [] }: GivenOptions): Source {
  if (!sourceName.test(source))
    throw new CommandRefused('--source takes small letters, digits, hyphens and underscores.');
  if (csv !== undefined && database === undefined) return readCsv(csv, new Set(ignore));
  if (database !== undefined && csv === undefined && ignore.length === 0) return readDatabase(database);
  throw new CommandRefused('Give either --csv, with --ignore where needed, or --database.');
}
