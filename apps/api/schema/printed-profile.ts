import { sectionKinds } from '@suchi/domain/print';
import { between, defineCollection, oneOf, uniqueIndex } from './collection.ts';
import { choice, instant, integer, json, numberKey, numberLink, userLink } from './field.ts';

/** What a frozen edition prints of a candidate. A deleted profile takes it along. */
export const printedProfile = defineCollection('printed_profile', {
  icon: 'auto_stories',
  note: 'What the book prints of a candidate, kept when the edition was frozen',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: numberLink('edition', { isNullable: false, onDelete: 'CASCADE' }),
    profile: numberLink('qd_matrimonial_profile', { isNullable: false, onDelete: 'CASCADE' }),
    serial_number: integer({ isNullable: false, isReadonly: true }),
    section: choice(sectionKinds, { isReadonly: true, note: 'Empty: the number is outside all sections' }),
    content: json({ isNullable: false, isReadonly: true }),
    pulled_at: instant({ isReadonly: true, note: 'Taken out of the book after the freeze' }),
    pulled_by: userLink({ onDelete: 'SET NULL', isReadonly: true }),
  },
  rules: [
    between('suchi_printed_profile_serial', 'serial_number', 1, 999_999),
    oneOf('suchi_printed_profile_section', 'section', sectionKinds),
    uniqueIndex('suchi_printed_profile_number', '(edition, serial_number)'),
    uniqueIndex('suchi_printed_profile_once', '(edition, profile)'),
  ],
});
