import { languageCodePattern, languageLetters } from '@suchi/domain/accounts';
import { type SettingField, settingFieldList } from '@suchi/domain/office';
import { between, type DatabaseRule, defineCollection } from './collection.ts';
import {
  boolean,
  date,
  type FieldDefinition,
  instant,
  integer,
  paise,
  singletonKey,
  string,
  text,
} from './field.ts';

const rangeIsWhole = (toggle: string, start: string, end: string) =>
  `not ${toggle} or (${start} is not null and ${end} is not null and ${end} >= ${start})`;

const emailMaxLength = 254;

function columnOf(setting: SettingField): FieldDefinition {
  const adjust = setting.note === undefined ? {} : { note: setting.note };
  switch (setting.kind) {
    case 'switch':
      return boolean(setting.isOnAtFirst, adjust);
    case 'number':
      return integer({ ...adjust, isNullable: false, defaultValue: setting.atFirst });
    case 'day':
      return date(adjust);
    case 'email':
      return string(emailMaxLength, adjust);
    case 'pageText':
      return text(adjust);
    case 'languages':
      return string(200, { ...adjust, isNullable: false, defaultValue: setting.atFirst });
    case 'language':
    case 'colour':
      return string(32, { ...adjust, isNullable: false, defaultValue: setting.atFirst });
    case 'code':
      return string(setting.maxLength, adjust);
    case 'line':
    case 'lines':
    case 'link':
    default:
      return string(setting.maxLength, { ...adjust, defaultValue: setting.atFirst ?? null });
  }
}

/** What the database refuses of a setting. */
function checksOf(setting: SettingField & { name: string }): DatabaseRule[] {
  const name = `suchi_admin_setting_${setting.name}` as const;
  const check = (definition: string): DatabaseRule[] => [{ name, kind: 'check', definition }];
  switch (setting.kind) {
    case 'number':
      return [between(name, setting.name, setting.least, setting.most)];
    case 'language':
      return check(`${setting.name} ~ '${languageCodePattern}'`);
    case 'languages':
      return check(`${setting.name} ~ '^${languageLetters}(,${languageLetters})*$'`);
    case 'colour':
      return check(`${setting.name} ~ '^[0-9A-F]{6}$'`);
    case 'switch':
    case 'day':
    case 'email':
    case 'line':
    case 'lines':
    case 'link':
    case 'code':
    case 'pageText':
    default:
      return [];
  }
}

/** The association's settings: one row that admins change. */
export const adminSetting = defineCollection('admin_setting', {
  icon: 'tune',
  note: 'Feature switches and their date ranges',
  isSingleton: true,
  fields: {
    id: singletonKey(),
    ...Object.fromEntries(settingFieldList.map((setting) => [setting.name, columnOf(setting)])),
    association_logo: string(40, {
      note: 'The name of its file in the storage; empty: the one of the release',
    }),
    staff_second_factor: boolean(false, {
      note: 'All staff need a second factor; admins switch it at Staff and roles',
    }),
    admin_second_factor: boolean(false, { note: 'Admins need a second factor; on in a new installation' }),
    refund_confirm_above: paise({
      defaultValue: 50_000,
      note: 'A refund above this needs a second person; in paise',
    }),
    demo_seeded_at: instant({
      note: 'Set where all people are invented; then, and with SUCHI_DEMO, it is a demo',
    }),
  },
  rules: [
    { name: 'suchi_admin_setting_refund_limit', kind: 'check', definition: 'refund_confirm_above >= 0' },
    ...settingFieldList.flatMap(checksOf),
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
