import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';

export interface RoundRow {
  edition: number;
  key: string;
  public_key: string;
  key_seen_at: Date;
  told_at: Date | null;
  app_lists: number;
  slips: number;
  numbers: number;
  pairs: number;
  destroyed_at: Date | null;
}

export async function findRound(db: Knex, edition: number): Promise<RoundRow | null> {
  return (await db('melawa_choice_round').where({ edition }).first()) ?? null;
}

export async function lockRound(tx: Knex.Transaction, edition: number): Promise<RoundRow | null> {
  return (await tx('melawa_choice_round').where({ edition }).forUpdate().first()) ?? null;
}

/** A round begins with a key, and without anything of an earlier one. */
export async function startRound(
  tx: Knex.Transaction,
  round: Pick<RoundRow, 'edition' | 'key' | 'public_key' | 'key_seen_at'>,
): Promise<void> {
  const fresh = { ...round, told_at: null, destroyed_at: null, app_lists: 0, slips: 0, numbers: 0, pairs: 0 };
  await tx('melawa_choice_round').insert(fresh).onConflict('edition').merge(fresh);
}

export async function updateRound(
  db: Knex,
  edition: number,
  changes: Partial<Omit<RoundRow, 'edition'>>,
): Promise<void> {
  await db('melawa_choice_round').where({ edition }).update(changes);
}

/** A round whose key is not destroyed, and the day of its melawa by the melawa's clock. */
export interface OpenRound {
  edition: number;
  key: string;
  key_seen_at: Date;
  /** Null: the melawa has no day any more. */
  day: CalendarDate | null;
  seconds_ahead: number;
}

export async function listOpenRounds(db: Knex): Promise<OpenRound[]> {
  const { rows } = await db.raw<{ rows: OpenRound[] }>(
    `select r.edition, r.key, r.key_seen_at, to_char(e.event_date, 'YYYY-MM-DD') as day, coalesce(m.seconds_ahead, 0) as seconds_ahead
       from melawa_choice_round r join edition e on e.id = r.edition
       left join melawa_event m on m.edition = r.edition
      where r.destroyed_at is null`,
  );
  return rows;
}
