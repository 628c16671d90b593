import type { BookCause, BookChecks, BookStep } from '@suchi/contracts/print';
import type {
  BookJobState,
  BookKind,
  BookSize,
  BookStage,
  BookWarning,
  CoverDesign,
} from '@suchi/domain/print';
import type { Knex } from 'knex';

export interface BookJobRow {
  id: number;
  edition: number;
  kind: BookKind;
  size: BookSize;
  cover: CoverDesign;
  cover_picture: string | null;
  state: BookJobState;
  stage: BookStage | null;
  done: number;
  total: number;
  steps: BookStep[] | null;
  warnings: BookWarning[] | null;
  checks: BookChecks | null;
  cause: BookCause | null;
  snapshot: string | null;
  pages: number | null;
  bytes: number | null;
  run: number;
  ended_at: Date | null;
  handed_over_at: Date | null;
  date_created: Date;
}

const columns = [
  'id',
  'edition',
  'kind',
  'size',
  'cover',
  'cover_picture',
  'state',
  'stage',
  'done',
  'total',
  'steps',
  'warnings',
  'checks',
  'cause',
  'snapshot',
  'pages',
  'bytes',
  'run',
  'ended_at',
  'handed_over_at',
  'date_created',
];

export async function insertBookJob(
  tx: Knex,
  job: Pick<BookJobRow, 'edition' | 'kind' | 'size' | 'cover' | 'cover_picture'> & { started_by: string },
): Promise<number> {
  const [row] = await tx('book_job').insert(job).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

export async function findBookJob(
  db: Knex,
  id: number,
  options: { isLocked?: boolean } = {},
): Promise<BookJobRow | null> {
  const query = db('book_job').where({ id });
  const row = await (options.isLocked ? query.forUpdate() : query).first<BookJobRow | undefined>(columns);
  return row ?? null;
}

/** The newest job of an edition, and its newest finished files. */
export async function listLastJobs(db: Knex, edition: number): Promise<BookJobRow[]> {
  return db('book_job')
    .where({ edition })
    .whereIn(
      'id',
      db('book_job').where({ edition }).groupByRaw(`kind, state = 'done'`).select(db.raw('max(id)')),
    )
    .orderBy('id', 'desc')
    .select<BookJobRow[]>(columns);
}

/** Takes a job for this worker: what an earlier run still writes is refused from now on. */
export async function takeBookJob(db: Knex, id: number): Promise<BookJobRow | null> {
  const [row] = await db('book_job')
    .where({ id })
    .whereIn('state', ['queued', 'running'])
    .update({ state: 'running', cause: null, run: db.raw('run + 1') })
    .returning<BookJobRow[]>(columns);
  return row ?? null;
}

type Written = Partial<
  Pick<BookJobRow, 'state' | 'stage' | 'done' | 'total' | 'snapshot' | 'pages' | 'bytes' | 'ended_at'>
> &
  Partial<Record<'steps' | 'warnings' | 'checks' | 'cause', string>>;

/** False: the job was stopped, or another worker has it. */
export async function writeBookJob(
  db: Knex,
  { id, run }: Pick<BookJobRow, 'id' | 'run'>,
  changes: Written,
): Promise<boolean> {
  return (await db('book_job').where({ id, run, state: 'running' }).update(changes)) === 1;
}

/** Snapshots whose folders are still needed. */
export async function listKeptSnapshots(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { snapshot: string }[] }>(
    `select distinct on (edition, kind, state = 'done') snapshot from book_job
      where snapshot is not null order by edition, kind, state = 'done', id desc`,
  );
  return rows.map(({ snapshot }) => snapshot);
}

/** Of editions that are past, and whose melawa was before this day. */
export async function listEndedSnapshots(db: Knex, before: string): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { snapshot: string }[] }>(
    `select distinct b.snapshot from book_job b join edition e on e.id = b.edition
      where b.snapshot is not null and b.state not in ('queued', 'running') and not e.is_current
        and coalesce(e.event_date, (b.date_created at time zone 'Asia/Kolkata')::date) < ?`,
    [before],
  );
  return rows.map(({ snapshot }) => snapshot);
}

/** Their files are gone; that they were made stays. */
export async function forgetSnapshots(db: Knex, snapshots: readonly string[]): Promise<void> {
  await db('book_job')
    .whereIn('snapshot', [...snapshots])
    .update({ snapshot: null });
}
