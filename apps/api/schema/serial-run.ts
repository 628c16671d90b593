import { sectionKinds } from '@suchi/domain/print';
import { defineCollection, index, oneOf } from './collection.ts';
import { choice, createdAt, instant, integer, numberKey, numberLink, userLink } from './field.ts';

/** Serial numbers that were given in one step. */
export const serialRun = defineCollection('serial_run', {
  icon: 'format_list_numbered',
  note: 'Serial numbers given together; the last one can be undone',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: numberLink('edition', { isNullable: false, onDelete: 'CASCADE' }),
    section: choice(sectionKinds, { isReadonly: true, note: 'Empty: all sections' }),
    given_by: userLink({ onDelete: 'SET NULL', isReadonly: true }),
    undone_at: instant({ isReadonly: true }),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_serial_run_section', 'section', sectionKinds),
    index('suchi_serial_run_last', '(edition, id desc) where undone_at is null'),
  ],
});

/** One candidate of a run: the number before and after. */
export const serialChange = defineCollection('serial_change', {
  icon: 'tag',
  note: 'Who had which serial number before and after a run',
  isHidden: true,
  fields: {
    id: numberKey(),
    run: numberLink('serial_run', { isNullable: false, onDelete: 'CASCADE' }),
    profile: numberLink('qd_matrimonial_profile', { isNullable: false, onDelete: 'CASCADE' }),
    edition_before: numberLink('edition', { isReadonly: true }),
    number_before: integer({ isReadonly: true }),
    number_after: integer({ isReadonly: true }),
  },
  rules: [
    index('suchi_serial_change_of_run', '(run)'),
    index('suchi_serial_change_of_profile', '(profile, id desc)'),
  ],
});
