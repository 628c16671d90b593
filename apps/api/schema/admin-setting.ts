import { between, defineCollection } from './collection.ts';
import { boolean, date, integer, paise, singletonKey, string } from './field.ts';

const rangeIsWhole = (toggle: string, start: string, end: string) =>
  `not ${toggle} or (${start} is not null and ${end} is not null and ${end} >= ${start})`;

/** The association's switches: one row that admins change. */
export const adminSetting = defineCollection('admin_setting', {
  icon: 'tune',
  note: 'Feature switches and their date ranges',
  isSingleton: true,
  fields: {
    id: singletonKey(),
    isactive_search: boolean(false),
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
    contact_reveal_daily_limit: integer({ isNullable: false, defaultValue: 50 }),
    contact_always_shown: boolean(false),
    latest_birth_date: date({ isNullable: false, defaultValue: '2005-10-01' }),
    office_email: string(254, { note: 'Where the committee reads of submitted profiles' }),
    staff_second_factor: boolean(false, {
      note: 'Staff need a second factor; only the operator changes this',
    }),
    mail_enabled: boolean(true, { note: 'Mails about profiles are sent' }),
    association_name: string(200, { note: 'The legal name, as the public pages say it' }),
    association_address: string(500, { note: 'Where the office is, for the public pages' }),
    support_email: string(254, { note: 'Where everybody may write to; public' }),
    support_phone: string(30, { note: 'Where everybody may call; public' }),
    association_pan: string(10, { note: 'On receipts, when set' }),
    association_registration: string(100, { note: 'Trust registration, on receipts, when set' }),
    refund_confirm_above: paise({
      defaultValue: 50_000,
      note: 'A refund above this needs a second person; in paise',
    }),
    grievance_officer_name: string(200, { note: 'Who hears complaints; public' }),
    grievance_officer_email: string(254),
    grievance_officer_phone: string(30),
  },
  rules: [
    { name: 'suchi_admin_setting_refund_limit', kind: 'check', definition: 'refund_confirm_above >= 0' },
    between('suchi_admin_setting_reveal_limit', 'contact_reveal_daily_limit', 0, 10_000),
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
