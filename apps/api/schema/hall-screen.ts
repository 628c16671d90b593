import { sectionKinds } from '@suchi/domain/print';
import { defineCollection, oneOf, uniqueIndex } from './collection.ts';
import {
  boolean,
  choice,
  count,
  createdAt,
  instant,
  integer,
  json,
  string,
  userLink,
  uuidKey,
} from './field.ts';

/** A screen in the hall. Removed with its row: then its secret reads nothing. */
export const hallScreen = defineCollection('hall_screen', {
  icon: 'tv',
  note: 'A screen that asked to be paired, or that the event desk authorised',
  isHidden: true,
  fields: {
    id: uuidKey(),
    name: string(60),
    secret_hash: string(64, { isNullable: false, isHidden: true, isReadonly: true }),
    code_hash: string(64, { isHidden: true, isReadonly: true }),
    code_expires_at: instant({ isNullable: false, isReadonly: true }),
    width: integer({ isReadonly: true, note: 'Pixels, as the screen says' }),
    height: integer({ isReadonly: true }),
    authorised_at: instant({ isReadonly: true, note: 'Empty: it waits for the event desk' }),
    authorised_by: userLink({ onDelete: 'SET NULL', isReadonly: true }),
    ends_at: instant({ isReadonly: true, note: 'With the event' }),
    command_number: count(),
    command: json({ isReadonly: true, note: 'The last command' }),
    is_playing: boolean(false, { isReadonly: true }),
    is_blank: boolean(false, { isReadonly: true }),
    section: choice(sectionKinds, { isReadonly: true, note: 'Empty: all sections' }),
    commanded_by: userLink({ onDelete: 'SET NULL', isReadonly: true }),
    last_seen_at: instant({ isReadonly: true }),
    seen_number: count(),
    item: integer({ isReadonly: true, note: 'The serial number it shows' }),
    report: json({ isReadonly: true, note: 'What it says about its deck and what it has loaded' }),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_hall_screen_section', 'section', sectionKinds),
    uniqueIndex('suchi_hall_screen_code', '(code_hash) where code_hash is not null'),
    {
      name: 'suchi_hall_screen_authorised',
      kind: 'check',
      definition: 'authorised_at is null or (name is not null and ends_at is not null and code_hash is null)',
    },
  ],
});
