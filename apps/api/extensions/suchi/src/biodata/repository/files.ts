import type { BiodataShape, ChangeableLine } from '@suchi/domain/biodata';
import type { Knex } from 'knex';

const table = 'biodata_file';

export interface FileKey {
  userId: string;
  shape: BiodataShape;
}

export interface MadeFile {
  pdf: Buffer;
  picture: Buffer;
  shortened: ChangeableLine[];
}

export interface FileState {
  hash: string;
  askedAt: Date;
  failedAt: Date | null;
  made: MadeFile | null;
}

const whereKey = ({ userId, shape }: FileKey) => ({ user: userId, shape });

export async function findFile(db: Knex, key: FileKey): Promise<FileState | null> {
  const row = await db(table)
    .where(whereKey(key))
    .first('hash', 'asked_at', 'failed_at', 'pdf', 'picture', 'shortened');
  if (!row) return null;
  const { pdf, picture, shortened } = row;
  return {
    hash: row.hash,
    askedAt: row.asked_at,
    failedAt: row.failed_at,
    made:
      pdf === null || picture === null
        ? null
        : {
            pdf: Buffer.from(pdf, 'base64'),
            picture: Buffer.from(picture, 'base64'),
            shortened: (shortened ?? []) as ChangeableLine[],
          },
  };
}

/** How many files of other accounts were asked for since then and are not made yet. */
export async function countWaiting(db: Knex, { userId }: FileKey, since: Date): Promise<number> {
  const row = await db(table)
    .whereNull('made_at')
    .whereNull('failed_at')
    .where('asked_at', '>', since)
    .whereNot({ user: userId })
    .count<{ count: string }[]>({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}

/** In place of an older file of this shape. */
export async function askForFile(
  tx: Knex.Transaction,
  key: FileKey,
  { hash, now }: { hash: string; now: Date },
): Promise<void> {
  const asked = {
    hash,
    asked_at: now,
    made_at: null,
    failed_at: null,
    pdf: null,
    picture: null,
    shortened: null,
  };
  await tx(table)
    .insert({ ...whereKey(key), ...asked })
    .onConflict(['user', 'shape'])
    .merge(asked);
}

/** Only while this very file is wanted. */
export async function keepFile(
  db: Knex,
  key: FileKey,
  hash: string,
  made: MadeFile,
  now: Date,
): Promise<void> {
  await db(table)
    .where({ ...whereKey(key), hash })
    .update({
      made_at: now,
      pdf: made.pdf.toString('base64'),
      picture: made.picture.toString('base64'),
      shortened: JSON.stringify(made.shortened),
    });
}

export async function noteFailure(db: Knex, key: FileKey, hash: string, now: Date): Promise<void> {
  await db(table)
    .where({ ...whereKey(key), hash, made_at: null })
    .update({ failed_at: now });
}

/** Files are made anew in a second, so none is kept for long. */
export async function deleteOldFiles(db: Knex, before: Date): Promise<void> {
  await db(table).where('asked_at', '<', before).delete();
}
