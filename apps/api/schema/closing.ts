import { requestAskers, requestKinds, requestStates, requestWays } from '@suchi/domain/closing';
import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  choice,
  createdAt,
  date,
  file,
  instant,
  json,
  numberKey,
  numberLink,
  string,
  text,
  updatedAt,
  userLink,
} from './field.ts';

/** What somebody asked about data: in the app, or through the office. After a deletion it names nobody. */
export const dataRequest = defineCollection('data_request', {
  icon: 'rule_folder',
  note: 'Copies, corrections, withdrawals and deletions that were asked for',
  isHidden: true,
  fields: {
    id: numberKey(),
    kind: choice(requestKinds, { isNullable: false }),
    way: choice(requestWays, { isNullable: false }),
    asked_by: choice(requestAskers, { isNullable: false }),
    account: userLink({ onDelete: 'SET NULL', note: 'The one it is about' }),
    about: string(200, { note: 'Somebody without an account' }),
    asker: string(200, { note: 'The nominee, or who wrote for somebody' }),
    wanted: text({ note: 'What is to be done' }),
    received_on: date({ isNullable: false }),
    due_on: date({ isNullable: false }),
    state: choice(requestStates, { isNullable: false, defaultValue: 'open' }),
    identity: string(500, { note: 'How the person was checked' }),
    checked_by: userLink({ onDelete: 'SET NULL' }),
    checked_at: instant(),
    certificate: file({ note: 'A photo of a certificate, as releases before 1.3 kept it' }),
    certificate_photo: text({ note: 'Its photo, encrypted, until it is decided' }),
    outcome: string(500, { note: 'What was done' }),
    done_by: userLink({ onDelete: 'SET NULL' }),
    done_at: instant(),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_data_request_kind', 'kind', requestKinds),
    oneOf('suchi_data_request_way', 'way', requestWays),
    oneOf('suchi_data_request_asked_by', 'asked_by', requestAskers),
    oneOf('suchi_data_request_state', 'state', requestStates),
    {
      name: 'suchi_data_request_done',
      kind: 'check',
      definition: "(state = 'open') = (done_at is null)",
    },
    index('suchi_data_request_newest', '(received_on desc, id desc)'),
    index('suchi_data_request_open', "(due_on) where state = 'open'"),
    index('suchi_data_request_of_account', '(account)'),
  ],
});

const sealedStates = ['sealed', 'restored', 'destroyed'] as const;

/**
 * A closed account. What it had is in encrypted files; the key is here, and opens only with the secret of the
 * installation. At the end the row is the certificate: it has dates and counts, no key and no person.
 */
export const sealedAccount = defineCollection('sealed_account', {
  icon: 'lock',
  note: 'Closed accounts, encrypted until they are destroyed',
  isHidden: true,
  fields: {
    id: numberKey(),
    request: numberLink('data_request', { isNullable: false, isUnique: true }),
    account: userLink({ onDelete: 'SET NULL', note: 'The empty row that receipts refer to' }),
    state: choice(sealedStates, { isNullable: false, defaultValue: 'sealed' }),
    email_mark: string(64, { note: 'Keyed hash, by which its owner finds it' }),
    sealed_key: text({ note: 'The key of its files, encrypted' }),
    folder: string(64, { note: 'Where its files are; empty once they are gone' }),
    live_files: json({ note: 'Files that are still to be deleted' }),
    closed_at: instant({ isNullable: false }),
    restore_until: date({ isNullable: false }),
    sealed_until: date({ isNullable: false }),
    backup_until: date({ isNullable: false, note: 'Then no backup has it either' }),
    rows: json({ isNullable: false, note: 'How many of each table' }),
    held_reason: string(500, { note: 'Why it is not destroyed' }),
    held_by: userLink({ onDelete: 'SET NULL' }),
    held_at: instant(),
    ended_at: instant({ note: 'When it came back, or was destroyed' }),
  },
  rules: [
    oneOf('suchi_sealed_state', 'state', sealedStates),
    {
      name: 'suchi_sealed_ended',
      kind: 'check',
      definition:
        "case state when 'sealed' then ended_at is null and sealed_key is not null and folder is not null else ended_at is not null and sealed_key is null and email_mark is null end",
    },
    { name: 'suchi_sealed_held', kind: 'check', definition: '(held_at is null) = (held_reason is null)' },
    uniqueIndex('suchi_sealed_email', "(email_mark) where state = 'sealed'"),
    index('suchi_sealed_due', "(sealed_until) where state = 'sealed'"),
    index('suchi_sealed_of_account', '(account)'),
    index('suchi_sealed_left', "(id) where state <> 'sealed' and folder is not null"),
  ],
});

/** Who may ask for an account, once its owner cannot. */
export const nominee = defineCollection('nominee', {
  icon: 'supervisor_account',
  note: 'Who may act for a member',
  isHidden: true,
  fields: {
    id: numberKey(),
    user: userLink({ onDelete: 'CASCADE', isNullable: false, isUnique: true }),
    name: string(100, { isNullable: false }),
    relation: string(50, { isNullable: false }),
    mobile: string(20, { isNullable: false }),
    date_created: createdAt(),
    date_updated: updatedAt(),
  },
  rules: [],
});
