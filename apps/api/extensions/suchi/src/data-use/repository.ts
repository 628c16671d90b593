import type { DownloadFacts } from '@suchi/domain/data-use';
import type { Knex } from 'knex';

const table = 'data_download';

export interface DownloadRow extends DownloadFacts {
  id: string;
  user: string;
  bytes: number | null;
}

const select = ['id', 'user', 'asked_at as askedAt', 'made_at as madeAt', 'failed_at as failedAt', 'bytes'];

export const findDownload = async (
  db: Knex,
  where: { user: string } | { id: string },
): Promise<DownloadRow | null> => (await db(table).where(where).first<DownloadRow>(select)) ?? null;

/** In place of the one before. */
export async function replaceDownload(
  tx: Knex.Transaction,
  { id, user, now }: { id: string; user: string; now: Date },
): Promise<void> {
  await tx(table).where({ user }).delete();
  await tx(table).insert({ id, user, asked_at: now });
}

/** Whether it is still wanted. */
export async function keepDownload(
  tx: Knex.Transaction,
  id: string,
  made: { bytes: number; made_at: Date },
): Promise<boolean> {
  return (
    (await tx(table)
      .where({ id, made_at: null })
      .update({ ...made, failed_at: null })) > 0
  );
}

export async function failDownload(db: Knex, id: string, now: Date): Promise<void> {
  await db(table).where({ id, made_at: null }).update({ failed_at: now });
}

/** Those of the ids that have a row. */
export const listKnown = async (db: Knex, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    await db(table)
      .whereIn('id', [...ids])
      .pluck('id'),
  );
