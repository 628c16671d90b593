import { between, defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  choice,
  createdAt,
  createdBy,
  integer,
  listOf,
  numberKey,
  numberLink,
  string,
  text,
} from './field.ts';

const recipientStates = ['pending', 'success', 'failed'] as const;

/** A bulk mail with its recipients. */
export const qdbColdMail = defineCollection('qdb_cold_mail', {
  icon: 'campaign',
  note: 'Bulk mails',
  fields: {
    id: numberKey(),
    subject: string(255, { isNullable: false }),
    body_heading: string(255),
    body_content: text(),
    priority: integer({ isNullable: false, defaultValue: 3, note: '1 very high to 5 very low' }),
    to_profile: listOf('qdb_cold_mail_to_profile', 'qdb_cold_mail_id'),
    user_created: createdBy(),
    date_created: createdAt(),
  },
  rules: [
    between('suchi_cold_mail_priority', 'priority', 1, 5),
    { name: 'suchi_cold_mail_subject', kind: 'check', definition: "btrim(subject) <> ''" },
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
    status: choice(recipientStates, { isNullable: false, defaultValue: 'pending' }),
  },
  rules: [
    between('suchi_recipient_priority', 'priority', 1, 5),
    oneOf('suchi_recipient_status', 'status', recipientStates),
    uniqueIndex('suchi_recipient_once', '(qdb_cold_mail_id, qd_matrimonial_profile_id)'),
    index('suchi_recipient_waiting', "(priority, id) where status = 'pending'"),
  ],
});
