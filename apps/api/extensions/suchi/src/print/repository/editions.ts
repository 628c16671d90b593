import type { CalendarDate } from '@suchi/domain/basics';
import type { PrintSection, SectionKind } from '@suchi/domain/print';
import type { Knex } from 'knex';

export interface BookEdition {
  id: number;
  year: number;
  sections: PrintSection[];
  registrationUntil: CalendarDate | null;
}

/** Locked, one change of numbers or sections runs at a time. */
export async function readCurrentEdition(
  db: Knex,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<BookEdition | null> {
  const { rows } = await db.raw<{ rows: BookEdition[] }>(
    `select id, year, sections, to_char(registration_until, 'YYYY-MM-DD') as "registrationUntil"
       from edition where is_current ${isLocked ? 'for update' : ''}`,
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
  section: SectionKind;
  count: number;
  at: Date;
  by: string;
}

export async function readLastRun(db: Knex, edition: number): Promise<LastRunRow | null> {
  const { rows } = await db.raw<{ rows: LastRunRow[] }>(
    `select r.id, r.section, r.date_created as at, coalesce(concat_ws(' ', u.first_name, u.last_name), '') as by,
            (select count(*) from serial_change c where c.run = r.id)::integer as count
       from serial_run r left join directus_users u on u.id = r.given_by
      where r.edition = ? and r.undone_at is null order by r.id desc limit 1`,
    [edition],
  );
  return rows[0] ?? null;
}
