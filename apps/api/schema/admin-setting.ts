import { defineCollection } from './collection.ts';
import { boolean, date, singletonKey } from './field.ts';

const rangeIsWhole = (toggle: string, start: string, end: string) =>
  `not ${toggle} or (${start} is not null and ${end} is not null and ${end} >= ${start})`;

/** The association's switches: one row, changed by admins without a release. */
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
  },
  rules: [
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
