import type { handOverBookContract, startBookContract } from '@suchi/contracts/print';
import { canResumeBook, checkBookStart } from '@suchi/domain/print';
import { mediaFolderIds } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { isUpToDate, listPrinted } from '../book/read-snapshot.ts';
import { type BookJobRow, findBookJob, insertBookJob } from '../repository/book-jobs.ts';
import { markFileMade } from '../repository/frozen-profiles.ts';
import { requireBookEdition } from './read-book-overview.ts';

type JobCall = WriteCall<z.output<typeof handOverBookContract.input>, RoleCaller>;

export const refusedBook = (reason: string) => codedError('BOOK_REFUSED', { reason });

const record = (tx: Knex, userId: string, action: string, job: number, details: object) =>
  recordAudit(tx, {
    actor: { id: userId, kind: 'admin' },
    action: `book.${action}`,
    subject: { collection: 'book_job', id: job },
    details,
  });

export async function startBook({
  input,
  tx,
  caller,
  platform,
}: WriteCall<z.output<typeof startBookContract.input>, RoleCaller>): Promise<{ job: number }> {
  const edition = await requireBookEdition(tx, { isLocked: true });
  const decision = checkBookStart({
    kind: input.kind,
    isFrozen: edition.frozenAt !== null,
    isRunning: await isMaking(tx, edition.id),
    candidates: (await listPrinted(tx, edition)).length,
  });
  if (!decision.allowed) throw refusedBook(decision.reason);
  await requirePicture(tx, input.cover_picture);
  const job = await insertBookJob(tx, { ...input, edition: edition.id, started_by: caller.userId });
  await platform.jobs.enqueue(tx, 'book', { bookJob: job });
  await record(tx, caller.userId, 'start', job, { kind: input.kind, size: input.size, cover: input.cover });
  return { job };
}

async function isMaking(tx: Knex, edition: number): Promise<boolean> {
  const row = await tx('book_job').where({ edition }).whereIn('state', ['queued', 'running']).first('id');
  return row !== undefined;
}

/** Only pictures that were received and looked at. */
async function requirePicture(tx: Knex, id: string | null): Promise<void> {
  if (id === null) return;
  const row = await tx('directus_files').where({ id, folder: mediaFolderIds.photos }).first('id');
  if (row === undefined) throw codedError('INVALID_PAYLOAD', { fields: { cover_picture: 'required' } });
}

async function requireJob(tx: Knex, id: number): Promise<BookJobRow> {
  const edition = await requireBookEdition(tx, { isLocked: true });
  const job = await findBookJob(tx, id, { isLocked: true });
  if (job?.edition !== edition.id) throw refusedBook('no_job');
  return job;
}

export async function resumeBook({ input, tx, caller, platform }: JobCall): Promise<{ job: number }> {
  const job = await requireJob(tx, input.job);
  if (!canResumeBook(job.state)) throw refusedBook('not_stopped');
  if (await isMaking(tx, job.edition)) throw refusedBook('already_running');
  await tx('book_job').where({ id: job.id }).update({ state: 'queued', cause: null, ended_at: null });
  await platform.jobs.enqueue(tx, 'book', { bookJob: job.id });
  await record(tx, caller.userId, 'resume', job.id, { kind: job.kind });
  return input;
}

export async function stopBook({ input, tx, caller, now }: JobCall): Promise<{ job: number }> {
  const job = await requireJob(tx, input.job);
  if (job.state !== 'queued' && job.state !== 'running') throw refusedBook('not_running');
  await tx('book_job').where({ id: job.id }).update({ state: 'stopped', ended_at: now });
  await record(tx, caller.userId, 'stop', job.id, { kind: job.kind });
  return input;
}

/** From here on nobody can be taken out of the book. */
export async function handOverBook({ input, tx, caller, now }: JobCall): Promise<{ job: number }> {
  const job = await requireJob(tx, input.job);
  const edition = await requireBookEdition(tx);
  if (job.kind !== 'press' || job.state !== 'done') throw refusedBook('no_press_file');
  if (edition.fileMadeAt !== null) throw refusedBook('handed_over');
  const { checks } = job;
  const isGood =
    checks !== null && checks.fonts_missing + checks.wrong_boxes + (checks.coloured_text_pages ?? 0) === 0;
  if (!isGood) throw refusedBook('checks_failed');
  if (!(await isUpToDate(tx, job))) throw refusedBook('pulled_since');
  const printed = await listPrinted(tx, edition);
  await markFileMade(tx, edition.id, { profiles: printed.map(({ profile }) => profile), now });
  await tx('book_job').where({ id: job.id }).update({ handed_over_at: now });
  await record(tx, caller.userId, 'hand_over', job.id, { pages: job.pages });
  return input;
}
