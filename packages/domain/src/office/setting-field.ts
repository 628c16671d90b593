/** A part of the office's settings page. A setting without one has a place of its own there. */
export type SettingCard =
  | 'mail'
  | 'profiles'
  | 'fit'
  | 'horoscope'
  | 'families'
  | 'freshness'
  | 'biodata'
  | 'incidents'
  | 'desk'
  | 'searches'
  | 'reveals'
  | 'alerts'
  | 'association'
  | 'officer'
  | 'closing'
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
