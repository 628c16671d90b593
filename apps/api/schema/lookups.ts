import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import { choice, createdAt, createdBy, date, numberKey, string } from './field.ts';

const recordTypes = ['standard', 'custom'] as const;

/** One value of a list: an education, a gotra, a city. Members add custom ones, admins make them standard. */
export const qdbLookup = defineCollection('qdb_lookup', {
  icon: 'list',
  note: 'Values of all lists',
  fields: {
    id: numberKey(),
    lookup: string(100, { isNullable: false }),
    name: string(255, { isNullable: false }),
    description: string(255),
    state: string(100),
    date: date(),
    record_type: choice(recordTypes, { isNullable: false, defaultValue: 'standard' }),
    user_created: createdBy(),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_lookup_record_type', 'record_type', recordTypes),
    uniqueIndex('suchi_lookup_name', "(lookup, lower(name), coalesce(state, ''))"),
    index('suchi_lookup_newest', '(lookup, date_created desc)'),
  ],
});

/** The names of the lists. */
export const qdbLookupType = defineCollection('qdb_lookup_type', {
  icon: 'list_alt',
  note: 'The lists there are',
  fields: {
    id: numberKey(),
    name: string(100, { isNullable: false, isUnique: true }),
    date_created: createdAt(),
  },
});

/** Days on which the office is closed. */
export const qpPmHolidays = defineCollection('qp_pm_holidays', {
  icon: 'event_busy',
  note: 'Holidays by state',
  fields: {
    id: numberKey(),
    name: string(200, { isNullable: false }),
    state: string(100),
    date: date({ isNullable: false }),
    date_created: createdAt(),
  },
  rules: [uniqueIndex('suchi_holiday_once', "(date, lower(name), coalesce(state, ''))")],
});
