import type { Picture } from '@suchi/contracts/media';
import type { AttendeeRow, CandidateRow, candidateSorts } from '@suchi/contracts/office';
import { type CalendarDate, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { type Activation, type Attendance, findActivation, findAttendance } from '@suchi/domain/lifecycle';
import { ageOn } from '@suchi/domain/profiles';
import { toCsvMobile } from '@suchi/domain/text';
import { attendanceAnswer, currentSerial } from '../platform/edition-sql.ts';
import type { ListColumns } from '../platform/list-columns.ts';
import { dayCell, yesOrNo } from './file-words.ts';

/** What is read of a candidate and does not leave as it is. */
interface CandidateFacts {
  main_photo: string | null;
  birthday: CalendarDate | null;
  is_attending: number | null;
  is_reactivated: boolean;
  date_created: Date;
  date_changed: Date;
  member_created_at: Date;
  activation_cutoff: CalendarDate;
  account_mobile: string | null;
  email: string | null;
}

/** Made of the facts, and not read as they are. */
type Made = 'photo' | 'age' | 'activation' | 'attendance' | 'created_at' | 'updated_at' | 'mobile';

export type CandidateListRow = CandidateFacts & Omit<CandidateRow, Made>;

/** Who looks, and when. */
export interface CandidateView {
  today: CalendarDate;
  hasMobile: boolean;
  photoOf: (id: string | null) => Picture | null;
}

const activationOf = (row: CandidateFacts): Activation =>
  findActivation(
    {
      memberCreatedAt: row.member_created_at,
      profileCreatedAt: row.date_created,
      isReactivated: row.is_reactivated,
    },
    row.activation_cutoff,
  );

const activationWords: Record<Activation, string> = {
  new: 'New',
  current: 'Current',
  deactivated: 'Deactivated',
  reactivated: 'Reactivated',
};
const attendanceWords: Record<Attendance, string> = {
  attending: 'Attending',
  not_attending: 'Not Attending',
  no_response: 'No Response',
};

const ownName = `concat_ws(' ', p.first_name, p.middle_name, p.last_name)`;

/** `p` is the profile, `u` its owner. */
export const candidateColumns: ListColumns<
  CandidateRow,
  Made,
  CandidateListRow,
  CandidateView,
  'own_script_name' | 'birth_date' | 'file_mobile' | 'file_email' | 'postal_address'
> = {
  id: { sql: 'p.id', csv: null },
  photo: { made: (row, { photoOf }) => photoOf(row.main_photo), csv: null },
  serial_number: { sql: currentSerial(), csv: 'Suchi no.' },
  name: { sql: `coalesce(nullif(${ownName}, ''), concat_ws(' ', u.first_name, u.last_name))`, csv: 'Name' },
  own_script_name: { fileSql: 'p.own_script_name', csv: 'Name in own script' },
  gender: { sql: 'p.gender', csv: 'Gender' },
  birth_date: {
    cell: ({ birthday }) => (birthday === null ? null : formatCalendarDate(birthday)),
    csv: 'Birth date',
  },
  age: { made: ({ birthday }, { today }) => (birthday === null ? null : ageOn(birthday, today)), csv: 'Age' },
  place: { sql: `p.new_location ->> 'name'`, csv: 'Place' },
  native_place: { sql: `p.new_native_place ->> 'name'`, csv: 'Native place' },
  education: { sql: 'education.name', csv: 'Highest education' },
  designation: { sql: 'p.designation', csv: 'Designation' },
  height_cm: { sql: 'p.height::float', csv: 'Height in cm' },
  gotra: { sql: 'gotra.name', csv: 'Gotra' },
  marital_status: { sql: 'p.marital_status', csv: 'Marital status' },
  status: { sql: 'p.status', csv: 'Status' },
  activation: { made: activationOf, cell: (row) => activationWords[activationOf(row)], csv: 'Season' },
  attendance: {
    made: (row) => findAttendance(row.is_attending),
    cell: (row) => attendanceWords[findAttendance(row.is_attending)],
    csv: 'Event',
  },
  is_hidden: { sql: 'p.is_hidden', cell: (row) => yesOrNo(row.is_hidden), csv: 'Hidden' },
  created_at: {
    made: (row) => row.date_created.toISOString(),
    cell: (row) => dayCell(row.date_created),
    csv: 'Created',
  },
  updated_at: {
    made: (row) => row.date_changed.toISOString(),
    cell: (row) => dayCell(row.date_changed),
    csv: 'Last updated',
  },
  // Reviewers call families whose draft is stuck.
  mobile: { made: (row, { hasMobile }) => (hasMobile ? row.account_mobile : null), csv: null },
  file_mobile: { cell: (row) => toCsvMobile(row.account_mobile), csv: 'Mobile', isContact: true },
  file_email: { cell: ({ email }) => email, csv: 'E-mail', isContact: true },
  postal_address: {
    fileSql: `concat_ws(', ', first_address.address, first_address.city, first_address.pincode)`,
    csv: 'Address',
    isContact: true,
  },
};

const { id, photo, name, gender, serial_number } = candidateColumns;

/** An attendee is a candidate: what both have is declared once, and the file is that of the candidates. */
export const attendeeColumns: ListColumns<
  AttendeeRow,
  'photo' | 'email',
  CandidateListRow,
  CandidateView,
  never
> = { id, photo, name, gender, serial_number, email: { made: ({ email }) => email, csv: null } };

const lastChange = 'coalesce(p.date_updated, p.date_created)';

export const candidateFacts: Record<keyof CandidateFacts, string> = {
  main_photo: 'p.main_photo',
  birthday: `to_char(p.brithday, 'YYYY-MM-DD')`,
  is_attending: attendanceAnswer,
  is_reactivated: 'coalesce(u.is_reactivated, false)',
  date_created: 'p.date_created',
  date_changed: lastChange,
  member_created_at: 'coalesce(u.date_created, p.date_created)',
  activation_cutoff: `(select to_char(activation_cutoff, 'YYYY-MM-DD') from edition where is_current)`,
  account_mobile: 'u.mobile',
  email: 'u.email',
};

/** Tables that only the columns need. */
export const candidateJoins = `
  left join qdb_lookup education on education.id = p.heighest_education
  left join qdb_lookup gotra on gotra.id = p.gotra`;

export const candidateOrder: Record<(typeof candidateSorts)[number], string> = {
  date_updated: lastChange,
  date_created: 'p.date_created',
  name: `lower(${ownName})`,
  serial_number: currentSerial(),
  age: '(current_date - p.brithday)',
};

/** For the file, where nobody looks at photos. */
export const fileView = (now: Date): CandidateView => ({
  today: todayInIndia(now),
  hasMobile: false,
  photoOf: () => null,
});
