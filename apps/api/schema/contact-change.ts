import { contactKinds } from '@suchi/domain/accounts';
import { defineCollection, index, oneOf } from './collection.ts';
import { choice, createdAt, instant, integer, string, userLink, uuidKey } from './field.ts';

/** A member changes how they are reached: asked for, proved, perhaps taken back. */
export const contactChange = defineCollection('contact_change', {
  icon: 'alternate_email',
  note: 'Changes of e-mail and mobile by members',
  isHidden: true,
  fields: {
    id: uuidKey(),
    account: userLink({ onDelete: 'CASCADE', isNullable: false }),
    kind: choice(contactKinds, { isNullable: false, defaultValue: 'email' }),
    before: string(254),
    after: string(254, { isNullable: false }),
    code_hash: string(64, { note: 'Keyed hash of the code for the new address' }),
    sent_at: instant({ note: 'When the code was mailed' }),
    tries_used: integer({ isNullable: false, defaultValue: 0 }),
    changed_at: instant({ note: 'Empty: the new address is not proved' }),
    undone_at: instant(),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_contact_change_kind', 'kind', contactKinds),
    index('suchi_contact_change_of_account', '(account, changed_at desc)'),
    {
      name: 'suchi_contact_change_undone',
      kind: 'check',
      definition: 'undone_at is null or changed_at is not null',
    },
  ],
});
