import type { CalendarDate } from '@suchi/domain/basics';
import type { MelawaEvent } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import { eventEdition } from '../../platform/edition-sql.ts';

export interface EventRow {
  edition: number;
  year: number;
  day: CalendarDate;
  hall: string;
  /** What the association changed. */
  settings: Partial<MelawaEvent>;
  seconds_ahead: number;
  first_check_in_at: Date | null;
}

/** The next melawa, or the last one while people are thanked for it; null: there is none, or it is not set up. */
export async function findEvent(db: Knex): Promise<EventRow | null> {
  const { rows } = await db.raw<{ rows: EventRow[] }>(
    `select e.id as edition, e.year, to_char(e.event_date, 'YYYY-MM-DD') as day,
            coalesce(e.event_place, '') as hall, m.settings, m.seconds_ahead,
            (select min(o.happened_at) from melawa_operation o
              where o.edition = e.id and o.kind in ('check_in', 'walk_in')) as first_check_in_at
       from melawa_event m join edition e on e.id = m.edition
      where e.id = ${eventEdition} and e.event_date is not null`,
  );
  return rows[0] ?? null;
}

/** Those who write operations, steps, lists or settings of a melawa come one after the other. */
export async function lockEvent(tx: Knex.Transaction, edition: number): Promise<void> {
  await tx.raw('select 1 from melawa_event where edition = ? for update', [edition]);
}
