import { defineCollection, index, uniqueIndex } from './collection.ts';
import {
  boolean,
  createdAt,
  instant,
  integer,
  numberKey,
  numberLink,
  string,
  text,
  userLink,
  uuidLink,
} from './field.ts';

const byStaff = () => userLink({ onDelete: 'SET NULL' });

/** An account was misused: what it did in a range of time, and who was told. */
export const incident = defineCollection('incident', {
  icon: 'gpp_maybe',
  note: 'Misused accounts, and the clocks of the law',
  isHidden: true,
  fields: {
    id: numberKey(),
    what: text({ isNullable: false, note: 'What happened, for the office and the Board' }),
    account: byStaff(),
    account_name: string(200, { isNullable: false }),
    device: string(200, { note: 'The device, as far as it is known' }),
    from_at: instant({ isNullable: false }),
    to_at: instant({ isNullable: false }),
    sessions_ended_at: instant({ note: 'The account was logged out everywhere' }),
    known_at: instant({ isNullable: false, note: 'The clocks run from here' }),
    first_word_at: instant(),
    first_word_by: byStaff(),
    reported_at: instant(),
    reported_by: byStaff(),
    tested_at: instant({ note: 'A test of the mail was sent' }),
    tested_by: byStaff(),
    told_by: byStaff(),
    closed_at: instant(),
    closed_by: byStaff(),
    close_note: text(),
    draft_pdf: text({ note: 'The draft for the Board, base64' }),
    draft_of: string(64, { note: 'The hash of what it says' }),
    opened_by: byStaff(),
    date_created: createdAt(),
  },
  rules: [
    index('suchi_incident_newest', '(date_created desc)'),
    { name: 'suchi_incident_range', kind: 'check', definition: 'from_at <= to_at' },
  ],
});

/** A candidate whose data could be seen. */
export const incidentPerson = defineCollection('incident_person', {
  icon: 'person_alert',
  note: 'Whose data was seen in an incident, and how their family was told',
  isHidden: true,
  fields: {
    id: numberKey(),
    incident: numberLink('incident', { onDelete: 'CASCADE', isNullable: false }),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    times: integer({ isNullable: false }),
    saw_photo: boolean(false),
    saw_number: boolean(false),
    saw_birth: boolean(false),
    saw_income: boolean(false),
    saw_address: boolean(false),
    mail: uuidLink('qdb_mail', { onDelete: 'SET NULL' }),
    mailed_at: instant(),
    called_at: instant(),
    called_by: byStaff(),
    called_name: string(100, { note: 'Who answered' }),
  },
  rules: [uniqueIndex('suchi_incident_person', '(incident, profile)')],
});
