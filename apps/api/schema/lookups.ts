import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  choice,
  createdAt,
  createdBy,
  date,
  instant,
  json,
  numberKey,
  numberLink,
  string,
  userLink,
} from './field.ts';

const recordTypes = ['standard', 'custom'] as const;

/** One value of a list: an education, a gotra, a city. Members add custom ones, admins make them standard. */
export const qdbLookup = defineCollection('qdb_lookup', {
  icon: 'list',
  note: 'Values of all lists',
  fields: {
    id: numberKey(),
    lookup: string(100, { isNullable: false }),
    name: string(255, { isNullable: false }),
    names: json({ note: 'For readers of other languages, by the code of the language' }),
    description: string(255),
    state: string(100),
    date: date(),
    record_type: choice(recordTypes, { isNullable: false, defaultValue: 'standard' }),
    removed_at: instant({ isReadonly: true, note: 'Deleted or merged; not offered any more' }),
    merged_into: numberLink('qdb_lookup', {
      onDelete: 'SET NULL',
      isReadonly: true,
      note: 'Forms that still name this value get that one',
    }),
    user_created: createdBy(),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_lookup_record_type', 'record_type', recordTypes),
    // The name of a removed value is free again.
    uniqueIndex('suchi_lookup_name', "(lookup, lower(name), coalesce(state, '')) where removed_at is null"),
    index('suchi_lookup_newest', '(lookup, date_created desc)'),
    index('suchi_lookup_alike', 'using gin (lower(name) gin_trgm_ops)'),
    {
      name: 'suchi_lookup_names',
      kind: 'check',
      definition: `json_typeof(names) = 'object' and length(names::text) <= 2000`,
    },
    {
      name: 'suchi_lookup_merged',
      kind: 'check',
      definition: 'merged_into is null or removed_at is not null',
    },
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

const value = () => numberLink('qdb_lookup', { onDelete: 'CASCADE', isNullable: false, isReadonly: true });

/** A value that was merged into another, with all that followed it, so that it can be undone. */
export const lookupMerge = defineCollection('lookup_merge', {
  icon: 'merge',
  note: 'Values that were merged into others',
  isHidden: true,
  fields: {
    id: numberKey(),
    source: value(),
    target: value(),
    moves: json({ isNullable: false, isReadonly: true, note: 'Numbers of the rows that changed' }),
    merged_by: userLink({ onDelete: 'SET NULL', isReadonly: true }),
    date_created: createdAt(),
    undone_at: instant({ isReadonly: true }),
  },
  rules: [
    index('suchi_lookup_merge_newest', '(date_created desc)'),
    { name: 'suchi_lookup_merge_two', kind: 'check', definition: 'source <> target' },
  ],
});

/** Two values that look alike and are not the same. */
export const lookupDistinct = defineCollection('lookup_distinct', {
  icon: 'compare_arrows',
  note: 'Values that an admin marked as different',
  isHidden: true,
  fields: {
    id: numberKey(),
    first_value: value(),
    second_value: value(),
    user_created: createdBy(),
    date_created: createdAt(),
  },
  rules: [
    uniqueIndex('suchi_lookup_distinct_pair', '(first_value, second_value)'),
    { name: 'suchi_lookup_distinct_order', kind: 'check', definition: 'first_value < second_value' },
  ],
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
