import { defaultBinding, pageMultiples } from '@suchi/domain/print';
import { between, defineCollection, uniqueIndex } from './collection.ts';
import { boolean, date, instant, integer, json, numberKey, paise, string, userLink } from './field.ts';

/** The book of one year: its sections, ranges, dates and prices. Next year is a new row. */
export const edition = defineCollection('edition', {
  icon: 'menu_book',
  note: 'One year’s book and event',
  fields: {
    id: numberKey(),
    year: integer({ isNullable: false, isUnique: true }),
    is_current: boolean(false),
    is_rehearsal: boolean(false, { note: 'Carries what is played before the melawa, and goes with its end' }),
    sections: json({ isNullable: false, note: 'Serial ranges of the printed index, with their titles' }),
    // These three follow from the sections. They stay for nodes of the release before, and go with the next one.
    tv_ranges: json({ note: 'Not used any more' }),
    index_below_serial: integer({ note: 'Not used any more' }),
    tv_pdf_last_serial: integer({ note: 'Not used any more' }),
    printed_up_to_serial: integer({ isNullable: false, defaultValue: 1300 }),
    book_word: string(40, { note: 'On the cover; empty: सूची' }),
    paper_microns: integer({
      isNullable: false,
      defaultValue: defaultBinding.paperMicrons,
      note: 'How thick one leaf of the book is; it decides the width of the spine',
    }),
    page_multiple: integer({
      isNullable: false,
      defaultValue: defaultBinding.pageMultiple,
      note: 'Pages of one folded sheet',
    }),
    registration_until: date(),
    proof_opened_at: instant({ isReadonly: true, note: 'When families were asked to check their page' }),
    proof_until: date({ note: 'The last day for their answers' }),
    proof_reminded_at: instant({ isReadonly: true }),
    event_date: date(),
    event_place: string(200),
    event_time: string(60, { note: 'From when to when, as text' }),
    event_entry: string(200, { note: 'Who may come and what it costs' }),
    delivery_after: date(),
    delivery_days: string(20),
    activation_cutoff: date({
      isNullable: false,
      note: 'Profiles made before it are deactivated until reactivated',
    }),
    early_subscription_before: date({ note: 'Subscriptions started before it …' }),
    early_subscription_sees_until: date({ note: '… see only profiles made until this day' }),
    subscription_price: paise({ defaultValue: 55_000 }),
    tester_price: paise({ defaultValue: 200 }),
    suchi_price: paise({ defaultValue: 60_000 }),
    gst_number: string(15, { note: 'Empty: not registered under GST' }),
    gst_rate_percent: integer({
      isNullable: false,
      defaultValue: 0,
      note: 'Of the subscription; books are nil-rated',
    }),
    gst_service_code: string(10, { note: 'SAC of the subscription' }),
    gst_book_code: string(10, { note: 'HSN of the book' }),
    frozen_at: instant({ isReadonly: true, note: 'What is printed was kept then; see printed_profile' }),
    frozen_by: userLink({ onDelete: 'SET NULL', isReadonly: true }),
    file_made_at: instant({
      isReadonly: true,
      note: 'The file for the printer was made; nothing changes any more',
    }),
  },
  rules: [
    {
      name: 'suchi_edition_file_of_frozen',
      kind: 'check',
      definition: 'file_made_at is null or frozen_at is not null',
    },
    between('suchi_edition_gst_rate', 'gst_rate_percent', 0, 28),
    between('suchi_edition_paper', 'paper_microns', 30, 500),
    {
      name: 'suchi_edition_page_multiple',
      kind: 'check',
      definition: `page_multiple in (${pageMultiples.join(', ')})`,
    },
    {
      name: 'suchi_edition_rehearsal',
      kind: 'check',
      definition: 'not (is_rehearsal and (is_current or event_date is not null))',
    },
    uniqueIndex('suchi_edition_current', '(is_current) where is_current'),
    {
      name: 'suchi_edition_prices',
      kind: 'check',
      definition: 'subscription_price > 0 and tester_price > 0 and suchi_price > 0',
    },
  ],
});
