import type { ScreenOrder, ScreenReport } from '@suchi/contracts/hall';
import type { SectionKind } from '@suchi/domain/print';
import type { Knex } from 'knex';

interface StateRow {
  command_number: number;
  command: ScreenOrder | null;
  is_playing: boolean;
  is_blank: boolean;
  section: SectionKind | null;
}

export interface ScreenRow extends StateRow {
  id: string;
  name: string | null;
  authorised_at: Date | null;
  code_expires_at: Date;
  ends_at: Date | null;
}

export interface ListedRow extends ScreenRow {
  last_seen_at: Date | null;
  seen_number: number;
  item: number | null;
  report: ScreenReport | null;
  commanded_by: string | null;
}

const stateColumns = 's.command_number, s.command, s.is_playing, s.is_blank, s.section';
const ownColumns = `s.id, s.name, s.authorised_at, s.code_expires_at, s.ends_at, ${stateColumns}`;
const isAlive = `(case when s.authorised_at is null then s.code_expires_at else s.ends_at end) > now()`;

/** Null once its code or its event is over. */
export async function findScreen(
  db: Knex,
  { id, secretHash }: { id: string; secretHash: string },
): Promise<ScreenRow | null> {
  const { rows } = await db.raw<{ rows: ScreenRow[] }>(
    `select ${ownColumns} from hall_screen s where s.id = ? and s.secret_hash = ? and ${isAlive}`,
    [id, secretHash],
  );
  return rows[0] ?? null;
}

export interface NewScreen {
  id: string;
  secretHash: string;
  codeHash: string;
  codeExpiresAt: Date;
  width: number;
  height: number;
}

export async function insertScreen(tx: Knex, screen: NewScreen): Promise<void> {
  await tx('hall_screen').insert({
    id: screen.id,
    secret_hash: screen.secretHash,
    code_hash: screen.codeHash,
    code_expires_at: screen.codeExpiresAt,
    width: screen.width,
    height: screen.height,
  });
}

/** Screens whose time is over. */
export async function deleteEnded(tx: Knex): Promise<void> {
  await tx.raw(`delete from hall_screen s where not ${isAlive}`);
}

export async function deleteScreen(tx: Knex, id: string): Promise<boolean> {
  return (await tx('hall_screen').where({ id }).delete()) > 0;
}

export interface WaitingRow {
  id: string;
  date_created: Date;
  width: number | null;
  height: number | null;
}

/** Locked, so that two people do not authorise one code. */
export async function findWaiting(tx: Knex, codeHashes: readonly string[]): Promise<WaitingRow | null> {
  const row = await tx('hall_screen')
    .whereIn('code_hash', [...codeHashes])
    .whereRaw('code_expires_at > now()')
    .forUpdate()
    .first<WaitingRow | undefined>('id', 'date_created', 'width', 'height');
  return row ?? null;
}

export async function authoriseRow(
  tx: Knex,
  id: string,
  { name, by, at, endsAt }: { name: string; by: string; at: Date; endsAt: Date },
): Promise<void> {
  await tx('hall_screen')
    .where({ id })
    .update({ name, code_hash: null, authorised_at: at, authorised_by: by, ends_at: endsAt });
}

export async function renameRow(tx: Knex, id: string, name: string): Promise<boolean> {
  return (await tx('hall_screen').where({ id }).whereNotNull('authorised_at').update({ name })) > 0;
}

export async function saveBeat(
  tx: Knex,
  id: string,
  { seenNumber, item, report }: { seenNumber: number; item: number | null; report: ScreenReport | null },
): Promise<void> {
  await tx.raw(
    `update hall_screen set last_seen_at = now(), seen_number = least(?::integer, command_number), item = ?, report = ?
      where id = ?`,
    [seenNumber, item, report && JSON.stringify(report), id],
  );
}

export async function lockAuthorised(tx: Knex, id: string): Promise<ScreenRow | null> {
  const { rows } = await tx.raw<{ rows: ScreenRow[] }>(
    `select ${ownColumns} from hall_screen s
      where s.id = ? and s.authorised_at is not null and ${isAlive} for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function saveState(tx: Knex, id: string, state: StateRow, by: string): Promise<void> {
  await tx('hall_screen')
    .where({ id })
    .update({ ...state, command: JSON.stringify(state.command), commanded_by: by });
}

export async function listScreens(db: Knex): Promise<ListedRow[]> {
  const { rows } = await db.raw<{ rows: ListedRow[] }>(
    `select ${ownColumns}, s.last_seen_at, s.seen_number, s.item, s.report,
            nullif(concat_ws(' ', u.first_name, u.last_name), '') as commanded_by
       from hall_screen s left join directus_users u on u.id = s.commanded_by
      where s.authorised_at is not null and ${isAlive} order by s.authorised_at, s.id`,
  );
  return rows;
}
