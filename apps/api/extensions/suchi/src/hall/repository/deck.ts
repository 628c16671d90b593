import type { CalendarDate, FeatureWindow } from '@suchi/domain/basics';
import type { PrintedProfile, PrintSection, SectionKind, SerialRange } from '@suchi/domain/print';
import type { Knex } from 'knex';
import { mayShowInHall } from '../../platform/hall-sql.ts';

export interface HallEdition {
  id: number;
  year: number;
  sections: PrintSection[];
  tvRanges: SerialRange[];
  indexBelowSerial: number;
  tvPdfLastSerial: number;
  eventDate: CalendarDate | null;
  eventPlace: string | null;
}

export async function readHallEdition(db: Knex): Promise<HallEdition | null> {
  const { rows } = await db.raw<{ rows: HallEdition[] }>(
    `select id, year, sections, tv_ranges as "tvRanges", index_below_serial as "indexBelowSerial",
            tv_pdf_last_serial as "tvPdfLastSerial", to_char(event_date, 'YYYY-MM-DD') as "eventDate",
            event_place as "eventPlace"
       from edition where is_current`,
  );
  return rows[0] ?? null;
}

export async function readDisplayWindow(db: Knex): Promise<FeatureWindow> {
  const { rows } = await db.raw<{ rows: FeatureWindow[] }>(
    `select public_display_on as "isOn", to_char(public_display_start_date, 'YYYY-MM-DD') as "startDate",
            to_char(public_display_end_date, 'YYYY-MM-DD') as "endDate" from admin_setting`,
  );
  return rows[0] ?? { isOn: false, startDate: null, endDate: null };
}

export async function listHallSerials(db: Knex): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { serial_number: number }[] }>(
    `select p.serial_number from qd_matrimonial_profile p where ${mayShowInHall} order by 1`,
  );
  return rows.map(({ serial_number: serial }) => serial);
}

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
): Promise<Omit<HallIndexRow, 'section'>[]> {
  const { rows } = await db.raw<{ rows: Omit<HallIndexRow, 'section'>[] }>(
    `select p.serial_number as "serialNumber", concat_ws(' ', p.first_name, p.middle_name, p.last_name) as name,
            p.new_location ->> 'name' as "workLocation"
       from qd_matrimonial_profile p
      where p.serial_number between ? and ? and ${mayShowInHall} order by p.serial_number`,
    [from, to],
  );
  return rows;
}
