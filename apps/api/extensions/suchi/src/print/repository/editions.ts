import type { CalendarDate } from '@suchi/domain/basics';
import type { BookState, PrintSection, SectionKind } from '@suchi/domain/print';
import type { Knex } from 'knex';

export interface BookEdition {
  id: number;
  year: number;
  sections: PrintSection[];
  registrationUntil: CalendarDate | null;
  eventDate: CalendarDate | null;
  eventPlace: string | null;
  deliveryAfter: CalendarDate | null;
  state: BookState;
  /** Of all editions. */
  latestYear: number;
  /** The edition before; null once this one has numbers. */
  earlierYear: number | null;
}

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** The current edition, or that of a year. Locked, one change of numbers or sections runs at a time. */
export async function readBookEdition(
  db: Knex,
  { isLocked = false, year }: { isLocked?: boolean; year?: number } = {},
): Promise<BookEdition | null> {
  const { rows } = await db.raw<{ rows: BookEdition[] }>(
    `select id, year, sections, ${day('registration_until')} as "registrationUntil", ${day('event_date')} as "eventDate",
            event_place as "eventPlace", ${day('delivery_after')} as "deliveryAfter",
            case when file_made_at is not null then 'made' when frozen_at is not null then 'frozen' else 'open' end as state,
            (select max(year) from edition) as "latestYear",
            (select max(b.year) from edition b where b.year < e.year and not b.is_rehearsal and not exists (
               select from qd_matrimonial_profile p where p.edition = e.id and p.serial_number is not null)) as "earlierYear"
       from edition e where ${year === undefined ? 'is_current' : 'year = ?'} ${isLocked ? 'for update of e' : ''}`,
    year === undefined ? [] : [year],
  );
  return rows[0] ?? null;
}

export async function updateSections(
  tx: Knex,
  edition: number,
  sections: readonly PrintSection[],
): Promise<void> {
  await tx('edition')
    .where({ id: edition })
    .update({ sections: JSON.stringify(sections) });
}

/** How many numbers of each range are in use. */
export async function countGiven(
  db: Knex,
  edition: number,
  sections: readonly PrintSection[],
): Promise<Map<SectionKind, number>> {
  const { rows } = await db.raw<{ rows: { kind: SectionKind; given: number }[] }>(
    `select s.kind, count(p.id)::integer as given
       from unnest(?::text[], ?::integer[], ?::integer[]) as s(kind, first, last)
       left join qd_matrimonial_profile p
         on p.edition = ? and p.serial_number between s.first and s.last
      group by s.kind`,
    [
      sections.map(({ kind }) => kind),
      sections.map(({ from }) => from),
      sections.map(({ to }) => to),
      edition,
    ] as unknown as Knex.RawBinding[],
  );
  return new Map(rows.map(({ kind, given }) => [kind, given]));
}

export interface LastRunRow {
  id: number;
  count: number;
  at: Date;
  by: string;
}

export async function readLastRun(db: Knex, edition: number): Promise<LastRunRow | null> {
  const { rows } = await db.raw<{ rows: LastRunRow[] }>(
    `select r.id, r.date_created as at, coalesce(concat_ws(' ', u.first_name, u.last_name), '') as by,
            (select count(*) from serial_change c where c.run = r.id)::integer as count
       from serial_run r left join directus_users u on u.id = r.given_by
      where r.edition = ? and r.undone_at is null order by r.id desc limit 1`,
    [edition],
  );
  return rows[0] ?? null;
}

/** Whether the melawa of an earlier edition is still to come: its screen and guests use the numbers of that edition. */
export async function hasEarlierEvent(db: Knex, year: number, today: CalendarDate): Promise<boolean> {
  const row = await db('edition').where('year', '<', year).where('event_date', '>=', today).first('id');
  return row !== undefined;
}
