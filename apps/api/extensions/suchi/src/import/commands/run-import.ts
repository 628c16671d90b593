import { kindOf } from '@suchi/domain/import';
import { recordAudit } from '../../platform/audit-log.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { type ImportJobRow, type KeptResult, takeJob, writeJob } from '../job-repository.ts';
import { deleteSheet } from '../sheet-file.ts';
import { importRows, type RowOutcome } from './import-rows.ts';
import { prepareRun } from './prepare-run.ts';
import { readSheetRows, sheetSource } from './read-sheet-rows.ts';

export interface ImportWork {
  importJob: number;
}

/** Small, so that the page moves and little is read again after a stop. */
const batchSize = 20;

/** Imports a sheet. It goes on where an earlier run stopped; a row that is in already is not added again. */
export async function runImport(
  platform: JobPlatform,
  { importJob }: ImportWork,
  isLastTry: boolean,
): Promise<string> {
  const { database, clock, logger } = platform;
  const job = await takeJob(database, importJob);
  if (job === null) return 'not wanted';
  try {
    return (await importAll(platform, job)) ? 'imported' : 'taken over';
  } catch (error) {
    if (!isLastTry) throw error;
    logger.warn({ importJob, error: (error as Error).name }, 'the sheet was not imported');
    await writeJob(database, job, { state: 'failed', ended_at: clock.now() });
    return 'failed';
  }
}

/** False: another worker has the job now. */
async function importAll(platform: JobPlatform, job: ImportJobRow): Promise<boolean> {
  const { database, clock } = platform;
  const rows = await readSheetRows(platform, job);
  const run = await prepareRun(platform, { source: sheetSource, isDryRun: false, photos: null });
  const results = job.results ?? [];
  while (results.length < rows.length) {
    const batch = rows.slice(results.length, results.length + batchSize);
    for await (const outcome of importRows(run, batch)) results.push(keptOf(outcome));
    if (!(await writeJob(database, job, { done: results.length, results }))) return false;
  }
  await recordAudit(database, {
    actor: { id: job.started_by, kind: 'admin' },
    action: 'office.import',
    subject: { collection: 'import_job', id: job.id },
    details: countResults(results),
  });
  await writeJob(database, job, { state: 'done', ended_at: clock.now(), replaced: null });
  await deleteSheet(platform, job.id);
  return true;
}

/** What is only missing is not kept: the form asks for it. */
function keptOf({ row, result, profile, findings }: RowOutcome): KeptResult {
  return {
    row,
    result,
    profile,
    findings: findings.flatMap((finding) => {
      const kind = kindOf(finding);
      return kind === 'missing' ? [] : [{ column: finding.column, code: finding.code, kind }];
    }),
  };
}

export interface ImportCounts {
  added: number;
  present: number;
  refused: number;
}

export function countResults(results: readonly KeptResult[]): ImportCounts {
  const count = (wanted: KeptResult['result']) => results.filter(({ result }) => result === wanted).length;
  return { added: count('added'), present: count('present'), refused: count('refused') };
}
