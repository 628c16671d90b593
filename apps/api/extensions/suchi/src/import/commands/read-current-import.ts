import { mayStartImport, sheetKeptMs } from '@suchi/domain/import';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { findLastJob, type ImportJobRow } from '../job-repository.ts';
import { openSheet } from '../sheet-file.ts';
import { countResults, type ImportCounts } from './run-import.ts';

export interface CurrentImport {
  job: ImportJobRow;
  /** The first things that the sheet has below each heading, while it is here. */
  samples: string[][];
  counts: ImportCounts | null;
}

const samplesOfHeading = 3;

/** The last sheet. One that waits is shown as long as it is kept. */
export async function readCurrentImport({
  db,
  now,
  platform,
}: ReadCall<object, RoleCaller>): Promise<CurrentImport | null> {
  const job = await findLastJob(db);
  if (job === null) return null;
  const counts = job.results && countResults(job.results);
  if (!mayStartImport(job.state)) return { job, samples: [], counts };
  if (now.getTime() - job.date_created.getTime() > sheetKeptMs) return null;
  const { rows } = await openSheet(platform, job.id);
  const samples = job.headings.map((_, place) => [
    ...new Set(rows.map(({ texts }) => texts[place] ?? '').filter((text) => text !== '')),
  ]);
  return { job, samples: samples.map((texts) => texts.slice(0, samplesOfHeading)), counts };
}
