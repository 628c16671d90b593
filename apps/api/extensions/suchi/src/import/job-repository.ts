import type { FindingKind, ReplacedValue, SheetStatus } from '@suchi/domain/import';
import type { Knex } from 'knex';
import type { Row } from '../platform/rows.generated.ts';
import type { RowResult } from './report.ts';

/** What became of a row. What people wrote is not kept. */
export interface KeptResult {
  row: number;
  result: RowResult;
  profile: number | null;
  findings: { column: string; code: string; kind: FindingKind }[];
}

const columns = [
  'id',
  'state',
  'headings',
  'columns',
  'replaced',
  'status',
  'total',
  'done',
  'results',
  'run',
  'started_by',
  'ended_at',
  'date_created',
] as const;

type Stored = Row<'import_job', (typeof columns)[number]>;
export type ImportJobRow = Omit<Stored, 'headings' | 'columns' | 'replaced' | 'results'> & {
  headings: string[];
  columns: (string | null)[];
  replaced: ReplacedValue[] | null;
  results: KeptResult[] | null;
};

const table = 'import_job';
const toRow = (stored: Stored | undefined) => (stored as ImportJobRow | undefined) ?? null;

export async function findLastJob(db: Knex): Promise<ImportJobRow | null> {
  return toRow(
    await db(table)
      .orderBy('id', 'desc')
      .first(...columns),
  );
}

export async function findJob(db: Knex, id: number, { isLocked = false } = {}): Promise<ImportJobRow | null> {
  const query = db(table).where({ id });
  return toRow(await (isLocked ? query.forUpdate() : query).first(...columns));
}

export async function insertJob(
  tx: Knex,
  job: { headings: string[]; columns: (string | null)[]; total: number; started_by: string },
): Promise<number> {
  const [made] = await tx(table)
    .insert({ ...job, headings: JSON.stringify(job.headings), columns: JSON.stringify(job.columns) })
    .returning('id');
  return made?.id ?? 0;
}

/** Those that nobody has started, or whose import failed. Returns their ids. */
export async function deleteUnfinished(
  tx: Knex,
  { before }: { before: Date } | { before: null },
): Promise<number[]> {
  const query = tx(table).whereIn('state', ['waiting', 'failed']);
  if (before !== null) void query.where('date_created', '<', before);
  const rows = await query.delete().returning('id');
  return rows.map(({ id }) => id);
}

export async function keepChoices(
  tx: Knex,
  id: number,
  {
    columns: chosen,
    values,
    status,
  }: { columns: (string | null)[]; values: ReplacedValue[]; status: SheetStatus },
): Promise<void> {
  await tx(table)
    .where({ id })
    .update({ columns: JSON.stringify(chosen), replaced: JSON.stringify(values), status });
}

export async function queueJob(tx: Knex, id: number, userId: string): Promise<void> {
  await tx(table).where({ id }).update({ state: 'queued', started_by: userId, ended_at: null });
}

/** Takes a job for this worker: what an earlier run still writes is refused from now on. */
export async function takeJob(db: Knex, id: number): Promise<ImportJobRow | null> {
  const [row] = await db(table)
    .where({ id })
    .whereIn('state', ['queued', 'running'])
    .update({ state: 'running', run: db.raw('run + 1') })
    .returning([...columns]);
  return toRow(row);
}

/** False: another worker has the job. */
export async function writeJob(
  db: Knex,
  { id, run }: Pick<ImportJobRow, 'id' | 'run'>,
  {
    results,
    ...changes
  }: Partial<Pick<ImportJobRow, 'state' | 'done' | 'ended_at' | 'results' | 'replaced'>>,
): Promise<boolean> {
  const written = await db(table)
    .where({ id, run, state: 'running' })
    .update({ ...changes, ...(results ? { results: JSON.stringify(results) } : {}) });
  return written === 1;
}

/** Names for the links of a result. Those of deleted members are missing. */
export async function findProfileNames(db: Knex, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db('qd_matrimonial_profile')
    .whereIn('id', [...ids])
    .select('id', 'first_name', 'last_name');
  return new Map(
    rows.map(({ id, first_name, last_name }) => [id, [first_name, last_name].filter(Boolean).join(' ')]),
  );
}
