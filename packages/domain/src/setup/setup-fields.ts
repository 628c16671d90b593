import type { SettingName } from '../office/setting-fields.ts';

/** The steps of the first-run wizard, in their order. */
export const setupSteps = ['association', 'look', 'people', 'mail', 'check'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The settings that the first-run wizard may change. All others wait for the office. */
export const setupSettingNames = [
  'association_name',
  'association_own_name',
  'association_own_language',
  'association_short_name',
  'association_cover_word',
  'association_town',
  'languages',
  'default_language',
  'brand_colour',
  'latest_birth_date',
  'office_email',
  'bulk_mail_per_minute',
  'association_address',
  'support_email',
  'support_phone',
  'grievance_officer_name',
  'grievance_officer_email',
  'grievance_officer_phone',
] as const satisfies readonly SettingName[];
export type SetupSettingName = (typeof setupSettingNames)[number];
