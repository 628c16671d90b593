import { isEmailAddress, normaliseEmail } from '@suchi/domain/accounts';
import type { FeatureWindow } from '@suchi/domain/basics';
import type { SettingWindow } from '@suchi/domain/money';
import {
  type SettingField,
  settingFieldList,
  type SettingName,
  type SettingValues,
} from '@suchi/domain/office';
import { isPageMultiple } from '@suchi/domain/print';
import { isColour, parseLanguages, tidyColour } from '@suchi/domain/settings';
import * as z from 'zod/mini';
import { languageCode } from '../accounts/own-language.ts';
import { calendarDate, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

// The messages are keys of the web catalogue. An emptied text is stored as null.

const day = z.nullable(calendarDate);
const fact = (maxLength: number) => z.nullable(typedText(maxLength));
const whole = (min: number, max: number) =>
  z.int('number').check(z.minimum(min, 'number'), z.maximum(max, 'number'));
const email = z.nullable(
  z.string().check(
    z.overwrite(normaliseEmail),
    z.maxLength(254, 'tooLong'),
    z.refine((text) => text === '' || isEmailAddress(text), 'email'),
  ),
);
const link = (maxLength: number) =>
  z.nullable(
    typedText(maxLength).check(
      z.refine((text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'), 'link'),
    ),
  );
/** A pattern of an official number; empty is allowed. */
const code = (pattern: RegExp) =>
  z.nullable(
    z.string().check(
      z.overwrite((text) => text.trim().toUpperCase()),
      z.refine((text) => text === '' || pattern.test(text), 'invalid'),
    ),
  );
const languageList = z.string().check(z.refine((text) => parseLanguages(text) !== null, 'invalid'));
/** Also as it is written in CSS. */
const colour = z.string().check(z.overwrite(tidyColour), z.refine(isColour, 'invalid'));
const paise = whole(100, 10_000_000);

/** The longest text that an admin puts on a public page. */
export const pageTextMaxLength = 5000;

function schemaOf(field: SettingField): z.ZodMiniType {
  switch (field.kind) {
    case 'switch':
      return z.boolean();
    case 'number':
      return whole(field.least, field.most);
    case 'day':
      return day;
    case 'email':
      return email;
    case 'link':
      return link(field.maxLength);
    case 'code':
      return code(field.pattern);
    case 'language':
      return languageCode;
    case 'languages':
      return languageList;
    case 'colour':
      return colour;
    case 'pageText':
      return fact(pageTextMaxLength);
    case 'line':
    case 'lines':
    default:
      return fact(field.maxLength);
  }
}

type SettingSchemas = { [Name in SettingName]: z.ZodMiniType<SettingValues[Name], SettingValues[Name]> };

/** The association's settings, as an admin changes them. */
export const officeSettings = z.object(
  Object.fromEntries(settingFieldList.map((field) => [field.name, schemaOf(field)])) as SettingSchemas,
);
export type OfficeSettings = z.infer<typeof officeSettings>;

/** The fields of each feature that is open between two days. */
export const windowFields = {
  suchi: { isOn: 'isactive_suchibook', startDate: 'suchi_start_date', endDate: 'suchi_end_date' },
  subscription: {
    isOn: 'enable_search_subscription',
    startDate: 'subscription_start_date',
    endDate: 'subscription_end_date',
  },
  display: {
    isOn: 'public_display_on',
    startDate: 'public_display_start_date',
    endDate: 'public_display_end_date',
  },
} as const satisfies Record<SettingWindow, Record<keyof FeatureWindow, keyof OfficeSettings>>;

/** What the association decides about the current book and event. Prices are in paise. */
export const officeEdition = z.object({
  registration_until: day,
  event_date: day,
  event_place: fact(200),
  event_time: fact(60),
  event_entry: fact(200),
  delivery_after: day,
  delivery_days: fact(20),
  activation_cutoff: calendarDate,
  early_subscription_before: day,
  early_subscription_sees_until: day,
  subscription_price: paise,
  tester_price: paise,
  suchi_price: paise,
  printed_up_to_serial: whole(1, 100_000),
  book_word: fact(40),
  paper_microns: whole(30, 500),
  page_multiple: z.int('number').check(z.refine(isPageMultiple, 'number')),
  gst_number: code(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/),
  gst_rate_percent: whole(0, 28),
  gst_service_code: fact(10),
  gst_book_code: fact(10),
});
export type OfficeEdition = z.infer<typeof officeEdition>;

const settingsState = z.object({
  settings: officeSettings,
  /** The address of the association's logo; null: that of the release. */
  logo: z.nullable(z.string()),
  /** Null before the association has an edition. */
  edition: z.nullable(z.extend(officeEdition, { id: z.int(), year: z.int() })),
  last_change: z.nullable(z.object({ at: utcInstant, by: z.nullable(z.string()) })),
});
export type SettingsState = z.infer<typeof settingsState>;

/** The settings and the current edition. */
export const readSettingsContract = defineContract({
  method: 'GET',
  group: 'qe_settings',
  path: '/settings',
  access: 'admin',
  input: z.object({}),
  output: settingsState,
});

/** Changes the given settings. Dates that become invalid switch their feature off. */
export const changeSettingsContract = defineContract({
  method: 'POST',
  group: 'qe_settings',
  path: '/change_settings',
  access: 'admin',
  input: z.partial(officeSettings),
  output: settingsState,
});

/** Changes the given values of the current edition. Prices count for purchases from now on. */
export const changeEditionContract = defineContract({
  method: 'POST',
  group: 'qe_settings',
  path: '/change_edition',
  access: 'admin',
  input: z.partial(officeEdition),
  output: settingsState,
});
