import type { CalendarDate } from '@suchi/domain/basics';
import type { MelawaEvent } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import { eventEdition, isLookingIn, today } from '../../platform/edition-sql.ts';

export interface EventRow {
  edition: number;
  year: number;
  day: CalendarDate;
  hall: string;
  /** What the association changed. */
  settings: Partial<MelawaEvent>;
  seconds_ahead: number;
  date_created: Date;
  first_check_in_at: Date | null;
}

/** `e` is the edition that the rows belong to, `of` the one whose day it is. */
const readEvent = (condition: string) =>
  `select e.id as edition, of.year, to_char(of.event_date, 'YYYY-MM-DD') as day,
          coalesce(of.event_place, '') as hall, m.settings, m.seconds_ahead, m.date_created,
          (select min(o.happened_at) from melawa_operation o
            where o.edition = e.id and o.kind in ('check_in', 'walk_in')) as first_check_in_at
     from melawa_event m join edition e on e.id = m.edition, edition of
    where of.event_date is not null and ${condition}`;

/** The next melawa, or the last one while people are thanked for it; null: there is none, or it is not set up. */
export async function findEvent(db: Knex): Promise<EventRow | null> {
  const { rows } = await db.raw<{ rows: EventRow[] }>(readEvent(`e.id = of.id and of.id = ${eventEdition}`));
  return rows[0] ?? null;
}

/** The last one that is over. */
export async function findPastEvent(db: Knex): Promise<EventRow | null> {
  const { rows } = await db.raw<{ rows: EventRow[] }>(
    `${readEvent(`e.id = of.id and of.event_date < ${today}`)} order by of.event_date desc limit 1`,
  );
  return rows[0] ?? null;
}

/** Of the next melawa: never on its day or after it, and not one that began so long ago. */
export async function findRehearsal(
  db: Knex,
  { hours, now }: { hours: number; now: Date },
): Promise<EventRow | null> {
  const { rows } = await db.raw<{ rows: EventRow[] }>(
    readEvent(
      `e.is_rehearsal and m.date_created > ?::timestamptz - ? * interval '1 hour'
       and of.id = ${eventEdition} and of.event_date > ${today}`,
    ),
    [now, hours],
  );
  return rows[0] ?? null;
}

/** Those who write operations, steps, lists or settings of a melawa come one after the other. */
export async function lockEvent(tx: Knex.Transaction, edition: number): Promise<void> {
  await tx.raw('select 1 from melawa_event where edition = ? for update', [edition]);
}

export interface EditionOfEvent {
  id: number;
  year: number;
  day: CalendarDate | null;
  hall: string | null;
  registrationUntil: CalendarDate | null;
}

/** The edition whose melawa is next; null: the association has no edition. Locked until the transaction ends. */
export async function lockEventEdition(tx: Knex.Transaction): Promise<EditionOfEvent | null> {
  return readEdition(tx, 'for update');
}

export async function findEventEdition(db: Knex): Promise<EditionOfEvent | null> {
  return readEdition(db, '');
}

async function readEdition(db: Knex, lock: 'for update' | ''): Promise<EditionOfEvent | null> {
  const { rows } = await db.raw<{ rows: EditionOfEvent[] }>(
    `select e.id, e.year, to_char(e.event_date, 'YYYY-MM-DD') as day, e.event_place as hall,
            to_char(e.registration_until, 'YYYY-MM-DD') as "registrationUntil"
       from edition e where e.id = ${eventEdition} ${lock}`,
  );
  return rows[0] ?? null;
}

/** False: somebody was faster. */
export async function insertEvent(
  tx: Knex.Transaction,
  row: { edition: number; settings: Partial<MelawaEvent>; secondsAhead?: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    `insert into melawa_event (edition, settings, seconds_ahead, date_created) values (?, ?, ?, ?)
     on conflict (edition) do nothing`,
    [row.edition, JSON.stringify(row.settings), row.secondsAhead ?? 0, row.now],
  );
  return rowCount > 0;
}

export async function saveSettings(
  tx: Knex.Transaction,
  edition: number,
  settings: Partial<MelawaEvent>,
): Promise<void> {
  await tx('melawa_event')
    .where({ edition })
    .update({ settings: JSON.stringify(settings) });
}

export interface EventCounts {
  toInvite: number;
  coming: number;
  stageWishes: number;
  desks: number;
}

export async function countEvent(db: Knex, edition: number): Promise<EventCounts> {
  const { rows } = await db.raw<{ rows: [EventCounts] }>(
    `select (select count(*) from qd_matrimonial_profile p where ${isLookingIn(':edition')})::integer as "toInvite",
            count(*) filter (where a.is_coming)::integer as coming,
            count(*) filter (where a.is_coming and a.stage_wish <> 'none')::integer as "stageWishes",
            (select count(distinct d.desk) from melawa_desk d
              where d.edition = :edition and d.ended_at is null and d.wiped_at is null)::integer as desks
       from melawa_answer a where a.edition = :edition`,
    { edition },
  );
  return rows[0];
}
