import { languageCodePattern, mailKinds, mailStates } from '@suchi/domain/accounts';
import { defineCollection, index, oneOf } from './collection.ts';
import { choice, createdAt, instant, integer, string, text, uuidKey } from './field.ts';

/** Every mail the server sends, and its status. Codes and links are not stored. */
export const qdbMail = defineCollection('qdb_mail', {
  icon: 'mail',
  note: 'What was mailed, to which address, and whether the mail server took it',
  fields: {
    id: uuidKey(),
    to_email: string(254, { isNullable: false }),
    subject: string(255, { isNullable: false }),
    body_heading: string(255),
    body_content: text(),
    kind: choice(mailKinds, { isNullable: false, defaultValue: 'notice' }),
    state: choice(mailStates, { isNullable: false, defaultValue: 'queued', isReadonly: true }),
    language: string(3, { isReadonly: true, note: 'Empty: English, queued by an older release' }),
    english: text({ note: 'The same mail in English, where it is in another language', isReadonly: true }),
    tries: integer({ isNullable: false, defaultValue: 0, isReadonly: true }),
    failure: string(100, { isReadonly: true, note: 'The last reason why it could not be sent' }),
    sent_at: instant({ isReadonly: true }),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_qdb_mail_kind', 'kind', mailKinds),
    oneOf('suchi_qdb_mail_state', 'state', mailStates),
    { name: 'suchi_qdb_mail_sent_at', kind: 'check', definition: "(state = 'sent') = (sent_at is not null)" },
    { name: 'suchi_qdb_mail_language', kind: 'check', definition: `language ~ '${languageCodePattern}'` },
    index('suchi_qdb_mail_waiting', "(date_created) where state <> 'sent'"),
    index('suchi_qdb_mail_recent', '(date_created desc)'),
    index('suchi_qdb_mail_of_address', '(to_email, date_created desc)'),
  ],
});
