import type { KnownPerson, MemberMessage, OpenedMine } from '@suchi/contracts/discovery';
import type { ReportedPerson } from '@suchi/contracts/safety';
import { todayInIndia } from '@suchi/domain/basics';
import { ageOn } from '@suchi/domain/profiles';
import { formatReportReference } from '@suchi/domain/safety';
import { presentPicture } from '../media/present-picture.ts';
import type { ViewCall } from '../profiles/present.ts';
import type { readReportedPerson } from './commands/report-member.ts';
import type { MessageRow, OpenedRow, PersonRow } from './repository/known-people.ts';

/** Without contact details. */
export function presentPerson(row: PersonRow, { caller, platform, now }: ViewCall): KnownPerson {
  return {
    profile_id: row.profile_id,
    first_name: row.first_name,
    last_name: row.last_name,
    own_script_name: row.own_script_name,
    gender: row.gender,
    serial_number: row.serial_number,
    age: row.birthday === null ? null : ageOn(row.birthday, todayInIndia(now)),
    place: row.place,
    photo: row.photo && presentPicture(row.photo, caller, { env: platform.env, now }),
    is_photo_closed: row.is_photo_closed,
    block_id: row.block_id,
    can_open: row.can_open,
  };
}

export function presentOpenedMine(
  { total, rows }: { total: number; rows: OpenedRow[] },
  call: ViewCall,
): { total: number; items: OpenedMine[] } {
  return {
    total,
    items: rows.map((row) => ({
      person: presentPerson(row, call),
      times: row.times,
      is_accepted: row.is_accepted,
      at: row.at.toISOString(),
    })),
  };
}

export function presentMessages(
  { total, rows }: { total: number; rows: MessageRow[] },
  call: ViewCall,
): { total: number; items: MemberMessage[] } {
  return {
    total,
    items: rows.map((row) => ({
      id: row.id,
      person: presentPerson(row, call),
      message: row.message,
      at: row.at.toISOString(),
    })),
  };
}

export function presentReportedPerson(
  { person, openReport }: Awaited<ReturnType<typeof readReportedPerson>>,
  call: ViewCall,
): ReportedPerson {
  return {
    person: presentPerson(person, call),
    open_report: openReport && {
      reference: formatReportReference(openReport.id),
      at: openReport.createdAt.toISOString(),
    },
  };
}
