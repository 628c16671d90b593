import type { importChoicesContract, startImportContract } from '@suchi/contracts/import';
import { areColumnsRight, guessColumns, mayStartImport } from '@suchi/domain/import';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Call, WriteCall } from '../../platform/route.ts';
import {
  deleteUnfinished,
  findJob,
  findLastJob,
  type ImportJobRow,
  insertJob,
  keepChoices,
  queueJob,
} from '../job-repository.ts';
import { readSheet } from '../read-sheet.ts';
import { deleteSheet, keepSheet } from '../sheet-file.ts';

type JobCall = WriteCall<z.output<typeof startImportContract.input>, RoleCaller>;

export const refusedImport = (reason: string) => codedError('IMPORT_REFUSED', { reason });

const record = (tx: Knex, userId: string, action: string, job: number, details: object = {}) =>
  recordAudit(tx, {
    actor: { id: userId, kind: 'admin' },
    action: `import.${action}`,
    subject: { collection: 'import_job', id: job },
    details,
  });

/** Keeps a sheet, and our guess of its columns. A sheet that waits is replaced. */
export async function receiveSheet({
  bytes,
  caller,
  platform,
}: Call<object, RoleCaller>): Promise<{ job: number }> {
  const { headings, rows } = await readSheet(bytes);
  const { job, replaced } = await platform.database.transaction(async (tx) => {
    const last = await findLastJob(tx);
    if (last?.state === 'queued' || last?.state === 'running') throw refusedImport('running');
    const others = await deleteUnfinished(tx, { before: null });
    const made = await insertJob(tx, {
      headings,
      columns: guessColumns(headings),
      total: rows.length,
      started_by: caller.userId,
    });
    await keepSheet(platform, made, bytes);
    await record(tx, caller.userId, 'file', made, { rows: rows.length, headings: headings.length });
    return { job: made, replaced: others };
  });
  for (const other of replaced) await deleteSheet(platform, other);
  return { job };
}

async function requireWaiting(tx: Knex, id: number): Promise<ImportJobRow> {
  const job = await findJob(tx, id, { isLocked: true });
  if (job === null) throw refusedImport('no_job');
  if (!mayStartImport(job.state)) throw refusedImport('started');
  return job;
}

/** Rows that are in already were read with the first choices, so a failed import keeps them. */
export async function chooseColumns({
  input,
  tx,
}: WriteCall<z.output<typeof importChoicesContract.input>, RoleCaller>): Promise<{ job: number }> {
  const job = await requireWaiting(tx, input.job);
  if (job.state !== 'waiting') throw refusedImport('started');
  if (!areColumnsRight(input.columns, job.headings.length)) throw refusedImport('columns');
  await keepChoices(tx, job.id, input);
  return input;
}

export async function startImport({ input, tx, caller, platform }: JobCall): Promise<{ job: number }> {
  const job = await requireWaiting(tx, input.job);
  await queueJob(tx, job.id, caller.userId);
  await platform.jobs.enqueue(tx, 'import', { importJob: job.id });
  await record(tx, caller.userId, 'start', job.id, { rows: job.total, status: job.status });
  return input;
}

export async function discardSheet({ input, tx, caller, platform }: JobCall): Promise<{ job: number }> {
  const job = await requireWaiting(tx, input.job);
  await tx('import_job').where({ id: job.id }).delete();
  await deleteSheet(platform, job.id);
  await record(tx, caller.userId, 'discard', job.id);
  return input;
}
