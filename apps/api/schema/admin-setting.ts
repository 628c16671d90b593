import { between, defineCollection } from './collection.ts';
import { boolean, date, instant, integer, paise, singletonKey, string, text } from './field.ts';

const rangeIsWhole = (toggle: string, start: string, end: string) =>
  `not ${toggle} or (${start} is not null and ${end} is not null and ${end} >= ${start})`;

/** The association's switches: one row that admins change. */
export const adminSetting = defineCollection('admin_setting', {
  icon: 'tune',
  note: 'Feature switches and their date ranges',
  isSingleton: true,
  fields: {
    id: singletonKey(),
    isactive_search: boolean(true, { note: 'The master switch: off closes search for every member' }),
    isactive_suchibook: boolean(false),
    suchi_start_date: date(),
    suchi_end_date: date(),
    enable_search_subscription: boolean(false),
    subscription_start_date: date(),
    subscription_end_date: date(),
    enable_gender_switch: boolean(false),
    public_display_on: boolean(false, { note: 'The hall screen and print pages, for visitors' }),
    public_display_start_date: date(),
    public_display_end_date: date(),
    hall_consent_default: boolean(false, {
      note: 'The hall screen also shows candidates who were not asked yet',
    }),
    contact_reveal_daily_limit: integer({ isNullable: false, defaultValue: 50 }),
    contact_always_shown: boolean(false),
    reveal_burst_count: integer({
      isNullable: false,
      defaultValue: 20,
      note: 'So many opened numbers in a short time alert the office; 0 switches it off',
    }),
    reveal_burst_minutes: integer({ isNullable: false, defaultValue: 10 }),
    reveal_pause_minutes: integer({
      isNullable: false,
      defaultValue: 60,
      note: 'How long the account then opens no further number',
    }),
    profile_open_daily_limit: integer({
      isNullable: false,
      defaultValue: 300,
      note: 'Different profiles that a member may open in a day; 0 switches it off',
    }),
    report_alert_count: integer({
      isNullable: false,
      defaultValue: 3,
      note: 'So many members reporting one profile alert the office; 0 switches it off',
    }),
    report_alert_days: integer({ isNullable: false, defaultValue: 30 }),
    latest_birth_date: date({ note: 'Nobody born later is listed; empty: only the legal age counts' }),
    office_email: string(254, { note: 'Where the committee reads of submitted profiles' }),
    staff_second_factor: boolean(false, {
      note: 'All staff need a second factor; admins switch it at Staff and roles',
    }),
    admin_second_factor: boolean(false, { note: 'Admins need a second factor; on in a new installation' }),
    mail_enabled: boolean(true, { note: 'Mails about profiles are sent' }),
    association_name: string(200, { note: 'The legal name, as the public pages say it' }),
    association_address: string(500, { note: 'Where the office is, for the public pages' }),
    support_email: string(254, { note: 'Where everybody may write to; public' }),
    support_phone: string(30, { note: 'Where everybody may call; public' }),
    support_hours: string(100, { note: 'When the telephone is answered; public' }),
    chat_url: string(200, { note: 'The chat that "Connect with us" opens; without it there is no button' }),
    association_pan: string(10, { note: 'On receipts, when set' }),
    association_registration: string(100, { note: 'Trust registration, on receipts, when set' }),
    refund_confirm_above: paise({
      defaultValue: 50_000,
      note: 'A refund above this needs a second person; in paise',
    }),
    grievance_officer_name: string(200, { note: 'Who hears complaints; public' }),
    grievance_officer_email: string(254),
    grievance_officer_phone: string(30),
    who_may_join: string(500, { note: 'For the first page; public' }),
    welcome_text: text({ note: 'Plain text that the first page begins with' }),
    privacy_text: text({ note: 'Plain text that the privacy page begins with' }),
    refunds_text: text({ note: 'Plain text that the page about refunds begins with' }),
    shipping_text: text({ note: 'Plain text that the page about delivery begins with' }),
    demo_seeded_at: instant({
      note: 'Set where all people are invented; then, and with SUCHI_DEMO, it is a demo',
    }),
  },
  rules: [
    { name: 'suchi_admin_setting_refund_limit', kind: 'check', definition: 'refund_confirm_above >= 0' },
    between('suchi_admin_setting_reveal_limit', 'contact_reveal_daily_limit', 0, 10_000),
    between('suchi_admin_setting_burst_count', 'reveal_burst_count', 0, 10_000),
    between('suchi_admin_setting_burst_minutes', 'reveal_burst_minutes', 1, 1440),
    between('suchi_admin_setting_pause_minutes', 'reveal_pause_minutes', 1, 10_080),
    between('suchi_admin_setting_profile_limit', 'profile_open_daily_limit', 0, 10_000),
    between('suchi_admin_setting_alert_count', 'report_alert_count', 0, 1000),
    between('suchi_admin_setting_alert_days', 'report_alert_days', 1, 3650),
    {
      name: 'suchi_admin_setting_display_range',
      kind: 'check',
      definition: rangeIsWhole('public_display_on', 'public_display_start_date', 'public_display_end_date'),
    },
    { name: 'suchi_admin_setting_one_row', kind: 'check', definition: 'id = 1' },
    {
      name: 'suchi_admin_setting_suchi_range',
      kind: 'check',
      definition: rangeIsWhole('isactive_suchibook', 'suchi_start_date', 'suchi_end_date'),
    },
    {
      name: 'suchi_admin_setting_subscription_range',
      kind: 'check',
      definition: rangeIsWhole(
        'enable_search_subscription',
        'subscription_start_date',
        'subscription_end_date',
      ),
    },
  ],
});
