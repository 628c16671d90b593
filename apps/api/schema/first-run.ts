import { defineCollection } from './collection.ts';
import { boolean, instant, json, numberKey, string, userLink } from './field.ts';

/** The first-run wizard, in the row with the id 1. Nobody reads it through the engine; tokens are hashes. */
export const firstRun = defineCollection('first_run', {
  icon: 'rocket_launch',
  note: 'The first-run wizard: its link, and what it has done',
  isHidden: true,
  fields: {
    id: numberKey(),
    token_hash: string(64, { isNullable: false, isHidden: true, isReadonly: true }),
    expires_at: instant({ isNullable: false, isReadonly: true }),
    browser_hash: string(64, {
      isHidden: true,
      isReadonly: true,
      note: 'Of the only browser that may go on; empty: the link waits',
    }),
    started_at: instant({
      isReadonly: true,
      note: 'When a link was first opened; from then on nobody registers',
    }),
    steps: json({ isReadonly: true, note: 'The steps that were saved' }),
    admin: userLink({ onDelete: 'SET NULL', isReadonly: true, note: 'The admin that it made' }),
    mail_sent_at: instant({ isReadonly: true }),
    mail_confirmed_at: instant({ isReadonly: true, note: 'When the code of the mail was typed' }),
    payments_tried_at: instant({ isReadonly: true }),
    payments_answered: boolean(false, { isReadonly: true, note: 'Whether the provider accepted the keys' }),
    opened_at: instant({ isReadonly: true, note: 'When it was finished; then no link works any more' }),
  },
});
