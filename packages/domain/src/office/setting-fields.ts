import { associationAtFirst } from '../settings/page-association.ts';
import {
  coverWordMaxLength,
  shortNameMaxLength,
  townMaxLength,
  associationNameMaxLength,
} from '../settings/association-faults.ts';
import { closingSettingFields } from './closing-setting-fields.ts';
import { mostGrievanceDays } from '../grievances/grievance-clock.ts';
import { findingSettingFields } from './finding-setting-fields.ts';
import type { SettingField } from './setting-field.ts';

/**
 * What the association decides without an engineer. The column, its check, the contract and the field of the office's
 * page follow from it; the words are in the catalogue of the page.
 */
export const settingFields = {
  isactive_search: {
    kind: 'switch',
    isOnAtFirst: true,
    note: 'The master switch: off closes search for every member',
  },
  isactive_suchibook: { kind: 'switch', isOnAtFirst: false },
  suchi_start_date: { kind: 'day' },
  suchi_end_date: { kind: 'day' },
  enable_search_subscription: { kind: 'switch', isOnAtFirst: false },
  subscription_start_date: { kind: 'day' },
  subscription_end_date: { kind: 'day' },
  enable_gender_switch: { kind: 'switch', isOnAtFirst: false },
  public_display_on: {
    kind: 'switch',
    isOnAtFirst: false,
    note: 'The hall screen and print pages, for visitors',
  },
  public_display_start_date: { kind: 'day' },
  public_display_end_date: { kind: 'day' },
  hall_consent_default: {
    kind: 'switch',
    isOnAtFirst: false,
    note: 'The hall screen also shows candidates who were not asked yet',
  },
  contact_reveal_daily_limit: { kind: 'number', atFirst: 50, least: 0, most: 10_000, card: 'reveals' },
  contact_always_shown: { kind: 'switch', isOnAtFirst: false },
  reveal_burst_count: {
    kind: 'number',
    atFirst: 20,
    least: 0,
    most: 10_000,
    card: 'alerts',
    note: 'So many opened numbers in a short time alert the office; 0 switches it off',
  },
  reveal_burst_minutes: { kind: 'number', atFirst: 10, least: 1, most: 1440, card: 'alerts' },
  reveal_pause_minutes: {
    kind: 'number',
    atFirst: 60,
    least: 1,
    most: 10_080,
    card: 'alerts',
    note: 'How long the account then opens no further number',
  },
  profile_open_daily_limit: {
    kind: 'number',
    atFirst: 300,
    least: 0,
    most: 10_000,
    card: 'alerts',
    note: 'Different profiles that a member may open in a day; 0 switches it off',
  },
  saved_search_limit: {
    kind: 'number',
    atFirst: 10,
    least: 1,
    most: 50,
    card: 'searches',
    note: 'How many searches a member may save',
  },
  report_alert_count: {
    kind: 'number',
    atFirst: 3,
    least: 0,
    most: 1000,
    card: 'alerts',
    note: 'So many members reporting one profile alert the office; 0 switches it off',
  },
  report_alert_days: { kind: 'number', atFirst: 30, least: 1, most: 3650, card: 'alerts' },
  latest_birth_date: {
    kind: 'day',
    card: 'profiles',
    note: 'Nobody born later is listed; empty: only the legal age counts',
  },
  ...findingSettingFields,
  office_email: { kind: 'email', card: 'mail', note: 'Where the committee reads of submitted profiles' },
  bulk_mail_per_minute: {
    kind: 'number',
    atFirst: 0,
    least: 0,
    most: 9999,
    card: 'mail',
    note: 'The most mails of a bulk mail in a minute; 0: as the server’s variable says',
  },
  mail_enabled: { kind: 'switch', isOnAtFirst: true, note: 'Mails about profiles are sent' },
  association_name: {
    kind: 'line',
    maxLength: 200,
    note: 'The name in English, as the public pages and receipts say it',
  },
  association_own_name: {
    kind: 'line',
    maxLength: associationNameMaxLength,
    atFirst: associationAtFirst.ownName,
    note: 'The name in its own script',
  },
  association_own_language: {
    kind: 'language',
    atFirst: associationAtFirst.ownLanguage,
    note: 'The language of the name in its own script',
  },
  association_short_name: {
    kind: 'line',
    maxLength: shortNameMaxLength,
    atFirst: associationAtFirst.shortName,
    note: 'The name of the app',
  },
  association_cover_word: {
    kind: 'line',
    maxLength: coverWordMaxLength,
    atFirst: associationAtFirst.coverWord,
    note: 'On the cover of the book, unless the edition has its own',
  },
  association_town: { kind: 'line', maxLength: townMaxLength, atFirst: associationAtFirst.town },
  brand_colour: {
    kind: 'colour',
    atFirst: associationAtFirst.colour,
    note: 'Six hexadecimal digits; all tints are made from it',
  },
  languages: {
    kind: 'languages',
    atFirst: associationAtFirst.languages.join(','),
    note: 'The languages that people can choose',
  },
  default_language: {
    kind: 'language',
    atFirst: associationAtFirst.defaultLanguage,
    note: 'For people who have not chosen one',
  },
  association_address: {
    kind: 'lines',
    maxLength: 500,
    card: 'association',
    note: 'Where the office is, for the public pages',
  },
  support_email: { kind: 'email', card: 'association', note: 'Where everybody may write to; public' },
  support_phone: {
    kind: 'line',
    maxLength: 30,
    card: 'association',
    note: 'Where everybody may call; public',
  },
  support_hours: {
    kind: 'line',
    maxLength: 100,
    card: 'association',
    note: 'When the telephone is answered; public',
  },
  chat_url: {
    kind: 'link',
    maxLength: 200,
    card: 'association',
    note: 'The chat that "Connect with us" opens; without it there is no button',
  },
  who_may_join: { kind: 'lines', maxLength: 500, card: 'association', note: 'For the first page; public' },
  association_registration: {
    kind: 'line',
    maxLength: 100,
    card: 'association',
    note: 'Trust registration, on receipts, when set',
  },
  association_pan: {
    kind: 'code',
    maxLength: 10,
    pattern: /^[A-Z]{5}\d{4}[A-Z]$/,
    card: 'association',
    note: 'On receipts, when set',
  },
  grievance_officer_name: {
    kind: 'line',
    maxLength: 200,
    card: 'officer',
    note: 'Who hears complaints; public',
  },
  grievance_officer_email: { kind: 'email', card: 'officer' },
  grievance_officer_phone: { kind: 'line', maxLength: 30, card: 'officer' },
  ...closingSettingFields,
  grievance_days: {
    kind: 'number',
    atFirst: 15,
    least: 1,
    most: mostGrievanceDays,
    card: 'officer',
    note: 'So many calendar days for the answer to a grievance',
  },
  president_email: {
    kind: 'email',
    card: 'officer',
    note: 'Where mails about grievances against the officer go',
  },
  welcome_text: { kind: 'pageText', card: 'texts', note: 'Plain text that the first page begins with' },
  privacy_text: { kind: 'pageText', card: 'texts', note: 'Plain text that the privacy page begins with' },
  refunds_text: {
    kind: 'pageText',
    card: 'texts',
    note: 'Plain text that the page about refunds begins with',
  },
  shipping_text: {
    kind: 'pageText',
    card: 'texts',
    note: 'Plain text that the page about delivery begins with',
  },
} as const satisfies Record<string, SettingField>;

export type SettingName = keyof typeof settingFields;

/** Those that are declared like this, such as `{ kind: 'switch' }`. */
export type SettingNameOf<Like extends Partial<SettingField>> = {
  [Name in SettingName]: (typeof settingFields)[Name] extends Like ? Name : never;
}[SettingName];

type SettingValue<Field> = Field extends { kind: 'switch' }
  ? boolean
  : Field extends { kind: 'number' }
    ? number
    : Field extends { kind: 'language' | 'languages' | 'colour' }
      ? string
      : string | null;

/** The values of all settings. */
export type SettingValues = { [Name in SettingName]: SettingValue<(typeof settingFields)[Name]> };

/** Every setting with its name, in the order of this file. */
export const settingFieldList = Object.entries(settingFields).map(
  ([name, field]): SettingField & { name: SettingName } => ({ name: name as SettingName, ...field }),
);
