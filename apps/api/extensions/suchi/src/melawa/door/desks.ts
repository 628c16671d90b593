import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

export interface DeskRow {
  id: string;
  desk: number;
  account: string | null;
  block: number | null;
  joined_at: Date;
  ended_at: Date | null;
}

export interface ListedDeskRow extends DeskRow {
  name: string | null;
  heard_at: Date;
  sent_all_at: Date | null;
  wiped_at: Date | null;
}

const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** The key is given once; the table has its hash. */
export async function insertDesk(
  tx: Knex,
  row: { id: string; edition: number; desk: number; account: string; block: number; at: Date },
): Promise<{ key: string }> {
  const key = randomBytes(32).toString('base64url');
  const { at, ...names } = row;
  await tx('melawa_desk').insert({ ...names, key_hash: hashKey(key), joined_at: at, heard_at: at });
  return { key };
}

/** Null: no phone joined this melawa under this stream with this key. */
export async function findDesk(
  db: Knex,
  { edition, stream, key }: { edition: number; stream: string; key: string },
): Promise<DeskRow | null> {
  const row = await db('melawa_desk')
    .where({ id: stream, edition, key_hash: hashKey(key) })
    .first('id', 'desk', 'account', 'block', 'joined_at', 'ended_at');
  return row ?? null;
}

export async function listDesks(db: Knex, edition: number): Promise<ListedDeskRow[]> {
  const { rows } = await db.raw<{ rows: ListedDeskRow[] }>(
    `select d.id, d.desk, d.account, d.block, d.joined_at, d.heard_at, d.sent_all_at, d.ended_at, d.wiped_at,
            nullif(concat_ws(' ', u.first_name, u.last_name), '') as name
       from melawa_desk d left join directus_users u on u.id = d.account
      where d.edition = ? order by d.desk, d.joined_at`,
    [edition],
  );
  return rows;
}

export async function noteContact(
  tx: Knex,
  stream: string,
  seen: { heard_at: Date; list_at: Date; sent_all_at?: Date; battery: number | null },
): Promise<void> {
  await tx('melawa_desk').where({ id: stream }).update(seen);
}

/** Its key is refused from now on. The first end stands. */
export async function endDesk(
  tx: Knex,
  { edition, stream, at }: { edition: number; stream: string; at: Date },
): Promise<boolean> {
  const ended = await tx.raw<{ rowCount: number }>(
    'update melawa_desk set ended_at = coalesce(ended_at, ?) where id = ? and edition = ?',
    [at, stream, edition],
  );
  return ended.rowCount > 0;
}

/** The phone says that its list is gone. Numbers of the day of which it gave none are free again. */
export async function noteWiped(tx: Knex, stream: string, at: Date): Promise<void> {
  await tx.raw(
    `update melawa_desk d
        set wiped_at = coalesce(wiped_at, ?), ended_at = coalesce(ended_at, ?),
            block = case when exists (
              select from melawa_operation o where o.stream = d.id and o.kind = 'walk_in') then block end
      where id = ?`,
    [at, at, stream],
  );
}
