import type { OfficeEdition } from '@suchi/contracts/settings';
import {
  type SettingCard,
  type SettingField,
  settingFieldList,
  type SettingNameOf,
} from '@suchi/domain/office';

/** How a value is typed. */
export type ValueKind = 'text' | 'email' | 'area' | 'date' | 'number' | 'rupees';

type TypedSetting = SettingNameOf<{ card: SettingCard }>;

export interface ValueField {
  name: keyof OfficeEdition | TypedSetting;
  kind: ValueKind;
}

export const editionFields: Record<'prices' | 'dates' | 'book' | 'tax', readonly ValueField[]> = {
  prices: [
    { name: 'subscription_price', kind: 'rupees' },
    { name: 'suchi_price', kind: 'rupees' },
    { name: 'tester_price', kind: 'rupees' },
  ],
  dates: [
    { name: 'registration_until', kind: 'date' },
    { name: 'event_date', kind: 'date' },
    { name: 'event_place', kind: 'text' },
    { name: 'event_time', kind: 'text' },
    { name: 'event_entry', kind: 'area' },
    { name: 'delivery_after', kind: 'date' },
    { name: 'delivery_days', kind: 'text' },
    { name: 'printed_up_to_serial', kind: 'number' },
    { name: 'activation_cutoff', kind: 'date' },
    { name: 'early_subscription_before', kind: 'date' },
    { name: 'early_subscription_sees_until', kind: 'date' },
  ],
  book: [
    { name: 'book_word', kind: 'text' },
    { name: 'page_multiple', kind: 'number' },
    { name: 'paper_microns', kind: 'number' },
  ],
  tax: [
    { name: 'gst_number', kind: 'text' },
    { name: 'gst_rate_percent', kind: 'number' },
    { name: 'gst_service_code', kind: 'text' },
    { name: 'gst_book_code', kind: 'text' },
  ],
};

const inputOf: Record<Exclude<SettingField['kind'], 'switch'>, ValueKind> = {
  day: 'date',
  number: 'number',
  email: 'email',
  line: 'text',
  link: 'text',
  code: 'text',
  language: 'text',
  languages: 'text',
  colour: 'text',
  lines: 'area',
  pageText: 'area',
};

/** The fields of a card. A switch is a row of its own. */
export function listSettings(card: SettingCard): readonly ValueField[] {
  return settingFieldList.flatMap((field) =>
    field.card !== card || field.kind === 'switch'
      ? []
      : [{ name: field.name as TypedSetting, kind: inputOf[field.kind] }],
  );
}
