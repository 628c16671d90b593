import type { CalendarDate, FeatureWindow } from '@suchi/domain/basics';
import type { PrintedProfile, PrintSection, SectionKind, SerialRange } from '@suchi/domain/print';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';
import type { ProfilesOf } from '../../platform/audit-log.ts';
import { eventEdition, numberedEdition } from '../../platform/edition-sql.ts';
import { mayShowInHall } from '../../platform/hall-sql.ts';

export interface HallEdition {
  year: number;
  sections: PrintSection[];
  /** Of the next melawa, which can be that of another edition. */
  eventDate: CalendarDate | null;
  eventPlace: string | null;
}

export async function readHallEdition(db: Knex): Promise<HallEdition | null> {
  const { rows } = await db.raw<{ rows: HallEdition[] }>(
    `select e.year, e.sections, to_char(next.event_date, 'YYYY-MM-DD') as "eventDate", next.event_place as "eventPlace"
       from edition e, edition next where e.id = ${numberedEdition} and next.id = ${eventEdition}`,
  );
  return rows[0] ?? null;
}

export async function readDisplayWindow(db: Knex): Promise<FeatureWindow> {
  const setting = await readAssociation(
    db,
    'public_display_on',
    'public_display_start_date',
    'public_display_end_date',
  );
  return {
    isOn: setting.public_display_on,
    startDate: setting.public_display_start_date,
    endDate: setting.public_display_end_date,
  };
}

export interface HallSerials {
  serials: number[];
  indexSerials: number[];
}

const serialsOf = (condition: string) =>
  `array(select p.serial_number from qd_matrimonial_profile p where ${condition} order by 1)`;

export async function listHallSerials(db: Knex, mayIndex: string): Promise<HallSerials> {
  const { rows } = await db.raw<{ rows: [HallSerials] }>(
    `select ${serialsOf(mayShowInHall)} as serials, ${serialsOf(mayIndex)} as "indexSerials"`,
  );
  return rows[0];
}

/** Whose cards these numbers show. */
export const hallProfilesOf = ({ from, to }: SerialRange): ProfilesOf => ({
  sql: `select p.id as profile from qd_matrimonial_profile p where p.serial_number between ? and ? and ${mayShowInHall}`,
  bindings: [from, to],
});

/** The right is in the statement that reads: who withdraws is gone with the next request. */
export async function readHallProfiles(
  db: Knex,
  { from, to }: SerialRange,
  columns: string,
): Promise<PrintedProfile[]> {
  const { rows } = await db.raw<{ rows: PrintedProfile[] }>(
    `select ${columns} from qd_matrimonial_profile p
      where p.serial_number between ? and ? and ${mayShowInHall} order by p.serial_number`,
    [from, to],
  );
  return rows;
}

export interface HallIndexRow {
  serialNumber: number;
  name: string;
  workLocation: string | null;
  section: SectionKind | null;
}

export async function readHallIndex(
  db: Knex,
  { from, to }: SerialRange,
  mayIndex: string,
): Promise<Omit<HallIndexRow, 'section'>[]> {
  const { rows } = await db.raw<{ rows: Omit<HallIndexRow, 'section'>[] }>(
    `select p.serial_number as "serialNumber", concat_ws(' ', p.first_name, p.middle_name, p.last_name) as name,
            p.new_location ->> 'name' as "workLocation"
       from qd_matrimonial_profile p
      where p.serial_number between ? and ? and ${mayIndex} order by p.serial_number`,
    [from, to],
  );
  return rows;
}
