import { bulkMailStates, recipientStatuses } from '@suchi/domain/bulk-mail';
import { between, defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  choice,
  count,
  createdAt,
  createdBy,
  instant,
  integer,
  json,
  listOf,
  numberKey,
  numberLink,
  string,
  text,
  uuid,
} from './field.ts';

/** A bulk mail with its recipients. */
export const qdbColdMail = defineCollection('qdb_cold_mail', {
  icon: 'campaign',
  note: 'Bulk mails',
  fields: {
    id: numberKey(),
    subject: string(255, { isNullable: false }),
    body_heading: string(255),
    body_content: text(),
    translations: json({ note: 'Subject, heading and text by the code of the language' }),
    priority: integer({ isNullable: false, defaultValue: 3, note: '1 very high to 5 very low' }),
    // A mail that was not made by our endpoint waits until staff resume it.
    state: choice(bulkMailStates, { isNullable: false, defaultValue: 'paused', isReadonly: true }),
    audience: string(200, { isReadonly: true, note: 'The recipients in words, as chosen' }),
    client_key: uuid({ isReadonly: true, note: 'Repeats of one sending have the same key' }),
    to_profile: listOf('qdb_cold_mail_to_profile', 'qdb_cold_mail_id'),
    user_created: createdBy(),
    date_created: createdAt(),
  },
  rules: [
    between('suchi_cold_mail_priority', 'priority', 1, 5),
    oneOf('suchi_cold_mail_state', 'state', bulkMailStates),
    uniqueIndex('suchi_cold_mail_client_key', '(client_key)'),
    { name: 'suchi_cold_mail_subject', kind: 'check', definition: "btrim(subject) <> ''" },
    {
      name: 'suchi_cold_mail_translations',
      kind: 'check',
      definition: `json_typeof(translations) = 'object' and length(translations::text) <= 200000`,
    },
    index('suchi_cold_mail_newest', '(date_created desc)'),
  ],
});

/** One recipient of a bulk mail, and whether it was delivered. */
export const qdbColdMailRecipients = defineCollection('qdb_cold_mail_to_profile', {
  icon: 'mail',
  note: 'Recipients of bulk mails',
  isHidden: true,
  fields: {
    id: numberKey(),
    qdb_cold_mail_id: numberLink('qdb_cold_mail', { onDelete: 'CASCADE', isNullable: false }),
    qd_matrimonial_profile_id: numberLink('qd_matrimonial_profile', {
      onDelete: 'CASCADE',
      isNullable: false,
    }),
    priority: integer({ isNullable: false, defaultValue: 3 }),
    status: choice(recipientStatuses, { isNullable: false, defaultValue: 'pending' }),
    message_id: uuid({ isReadonly: true, note: 'The Message-ID, fixed before the first try' }),
    claimed_at: instant({ isReadonly: true, note: 'When a worker last took it; sets the pace' }),
    next_try_at: instant({ isReadonly: true }),
    tries: count(),
    failure: string(100, { isReadonly: true, note: 'Why it was not sent, or not yet' }),
    sent_at: instant({ isReadonly: true }),
  },
  rules: [
    between('suchi_recipient_priority', 'priority', 1, 5),
    oneOf('suchi_recipient_status', 'status', recipientStatuses),
    uniqueIndex('suchi_recipient_once', '(qdb_cold_mail_id, qd_matrimonial_profile_id)'),
    uniqueIndex('suchi_recipient_message', '(message_id)'),
    index('suchi_recipient_waiting', "(priority, id) where status = 'pending'"),
    index('suchi_recipient_pace', '(claimed_at desc) where claimed_at is not null'),
    index('suchi_recipient_progress', '(qdb_cold_mail_id, status, failure, sent_at)'),
    index('suchi_recipient_profile', '(qd_matrimonial_profile_id)'),
  ],
});
