import { associationAtFirst } from '../settings/page-association.ts';
import {
  coverWordMaxLength,
  shortNameMaxLength,
  townMaxLength,
  associationNameMaxLength,
} from '../settings/association-faults.ts';

/** A part of the office's settings page. A setting without one has a place of its own there. */
export type SettingCard =
  | 'mail'
  | 'profiles'
  | 'fit'
  | 'horoscope'
  | 'families'
  | 'searches'
  | 'reveals'
  | 'alerts'
  | 'association'
  | 'officer'
  | 'texts';

/** How one setting is stored, checked and typed. */
export type SettingField = {
  /** In the page's card, in the order of this file. */
  card?: SettingCard;
  /** For the operator, in the Studio. */
  note?: string;
} & (
  | { kind: 'switch'; isOnAtFirst: boolean }
  /** A whole number. */
  | { kind: 'number'; atFirst: number; least: number; most: number }
  /** The code of a language. */
  | { kind: 'language'; atFirst: string }
  /** Codes with commas between them. */
  | { kind: 'languages'; atFirst: string }
  /** Six hexadecimal digits. */
  | { kind: 'colour'; atFirst: string }
  /** All others are empty at first, unless they say what they are. */
  | { kind: 'day' | 'email' }
  | { kind: 'line' | 'lines' | 'link'; maxLength: number; atFirst?: string }
  /** An official number. */
  | { kind: 'code'; maxLength: number; pattern: RegExp }
  /** Paragraphs of a public page. */
  | { kind: 'pageText' }
);

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
  gotra_rule_on: {
    kind: 'switch',
    isOnAtFirst: true,
    note: 'The association asks families not to marry in the same gotra; it stops nobody',
  },
  near_years: { kind: 'number', atFirst: 1, least: 0, most: 10, card: 'fit' },
  near_height_cm: { kind: 'number', atFirst: 3, least: 0, most: 30, card: 'fit' },
  near_income_bands: { kind: 'number', atFirst: 1, least: 0, most: 5, card: 'fit' },
  near_education_steps: { kind: 'number', atFirst: 1, least: 0, most: 4, card: 'fit' },
  rate_usd: { kind: 'number', atFirst: 85, least: 1, most: 10_000, card: 'fit', note: 'Rupees for one' },
  rate_gbp: { kind: 'number', atFirst: 112, least: 1, most: 10_000, card: 'fit', note: 'Rupees for one' },
  rate_eur: { kind: 'number', atFirst: 97, least: 1, most: 10_000, card: 'fit', note: 'Rupees for one' },
  birth_time_about_minutes: {
    kind: 'number',
    atFirst: 60,
    least: 1,
    most: 180,
    card: 'horoscope',
    note: 'A birth time told as "about" is taken so many minutes earlier and later',
  },
  guna_looked_for: {
    kind: 'number',
    atFirst: 18,
    least: 0,
    most: 36,
    card: 'horoscope',
    note: 'The points that many families look for; 0: not said',
  },
  guna_vashya_one_and_half: { kind: 'switch', isOnAtFirst: false, note: 'Vashya gives 1½ instead of ½' },
  guna_tara_from_bride: { kind: 'switch', isOnAtFirst: false, note: 'Tara is counted from the bride alone' },
  guna_yoni_web: { kind: 'switch', isOnAtFirst: false, note: 'The table of yoni that most websites use' },
  guna_gana_symmetric: { kind: 'switch', isOnAtFirst: false, note: 'Gana is the same both ways' },
  guna_bhakoot_exceptions: {
    kind: 'switch',
    isOnAtFirst: false,
    note: 'An exception of bhakoot gives its 7 points; off: it is only named',
  },
  guna_nadi_exceptions: {
    kind: 'switch',
    isOnAtFirst: false,
    note: 'An exception of nadi gives its 8 points; off: it is only named',
  },
  mangal_from_moon: { kind: 'switch', isOnAtFirst: false, note: 'Mangal is also counted from the Moon' },
  mangal_second_house: { kind: 'switch', isOnAtFirst: false, note: 'Mars in the second house is mangal too' },
  interest_open_limit: {
    kind: 'number',
    atFirst: 10,
    least: 1,
    most: 1000,
    card: 'families',
    note: 'Interests of one family that wait for an answer at the same time',
  },
  interest_open_days: { kind: 'number', atFirst: 30, least: 8, most: 365, card: 'families' },
  interest_daily_limit: {
    kind: 'number',
    atFirst: 20,
    least: 1,
    most: 1000,
    card: 'families',
    note: 'Sent by one family in a day, with those that it withdrew',
  },
  interest_again_days: { kind: 'number', atFirst: 180, least: 0, most: 3650, card: 'families' },
  interest_seen_shown: {
    kind: 'switch',
    isOnAtFirst: true,
    note: 'The family that wrote reads when the other one has seen it',
  },
  families_next_steps: {
    kind: 'pageText',
    card: 'families',
    note: 'What two families do next, a line for each step; empty: the usual steps',
  },
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
