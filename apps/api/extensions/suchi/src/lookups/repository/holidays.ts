import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { type ListResult, readListPage } from '../../platform/list-page.ts';

const table = 'qp_pm_holidays';

export interface HolidayFields {
  name: string;
  state: string | null;
  date: string;
}

export interface HolidayRow {
  id: number;
  name: string;
  state: string | null;
  date: CalendarDate;
  date_created: Date;
}

export function readHolidays(
  db: Knex,
  { page, rows }: { page: number; rows: number },
): Promise<ListResult<HolidayRow>> {
  return readListPage<HolidayRow>(
    db,
    { from: `${table} h`, key: 'h.id', where: [] },
    {
      orderBy: 'h.date_created desc, h.id desc',
      page,
      rows,
      columns: `h.id, h.name, h.state, to_char(h.date, 'YYYY-MM-DD') as date, h.date_created`,
    },
  );
}

/** Null when there is the same holiday. */
export async function insertHoliday(tx: Knex.Transaction, holiday: HolidayFields): Promise<number | null> {
  const { rows } = await tx.raw<{ rows: { id: number }[] }>(
    `insert into ${table} (name, state, date) values (:name, :state, :date) on conflict do nothing returning id`,
    { ...holiday },
  );
  return rows[0]?.id ?? null;
}

/** Whether another row is the same holiday. */
export async function isHolidayTaken(
  tx: Knex.Transaction,
  id: number,
  { name, state, date }: HolidayFields,
): Promise<boolean> {
  const row = await tx(table)
    .whereNot({ id })
    .whereRaw(`date = ? and lower(name) = lower(?) and coalesce(state, '') = ?`, [date, name, state ?? ''])
    .first('id');
  return row !== undefined;
}

export async function lockHolidays(tx: Knex.Transaction): Promise<void> {
  await tx.raw(`select pg_advisory_xact_lock(hashtextextended('holidays', 0))`);
}

/** False when there is no such row. */
export async function updateHoliday(
  tx: Knex.Transaction,
  id: number,
  { name, state, date }: HolidayFields,
): Promise<boolean> {
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    `update ${table} set name = :name, state = :state, date = :date where id = :id`,
    { id, name, state, date },
  );
  return rowCount > 0;
}

/** False when there is no such row. */
export async function deleteHoliday(tx: Knex.Transaction, id: number): Promise<boolean> {
  return (await tx(table).where({ id }).delete()) > 0;
}
